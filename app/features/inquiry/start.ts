import { onList } from '#app/features/list/list.ts'
import { storage } from '#app/features/list/storage.ts'
import { hasDatabase, outboxStore } from '#app/features/outbox/outbox.ts'
import { island } from '#app/lib/island.ts'
import { whenIdle } from '#app/lib/visit.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'
import { formOfPage } from './fields.ts'
import { loadCourier, startForm } from './form.ts'

/** The form where there is one, and on every page the sending of what earlier visits left behind. */
export function startInquiry() {
  startForm()
  // Whoever writes may lose the network before sending: what sends later, and tells of it, is there by then.
  formOfPage()?.addEventListener('input', prepare, { once: true })
  whenIdle(sendWaiting)
  // The page that stored an inquiry may have been left before it could send.
  whenReturned(sendWaiting)
  island(
    '[data-slot=outbox]',
    () => import('./OutboxNote.tsx'),
    (ask) =>
      outboxStore.subscribe(() => {
        if (outboxStore.read().some(({ tried }) => tried)) ask()
      }),
  )
  island(
    '[data-slot=preview]',
    () => import('./Preview.tsx'),
    (ask) =>
      onList(() => {
        if (storage.read().lines.length) ask()
      }),
  )
}

async function sendWaiting() {
  // Where storage is blocked, nothing can have been left behind.
  if (await hasDatabase().catch(() => false)) loadCourier((courier) => courier.resume())
}

function prepare() {
  loadCourier()
  Promise.all([import('./OutboxNote.tsx'), import('#app/lib/react.ts')]).catch(() => {})
}
