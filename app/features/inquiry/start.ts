import { onList } from '#app/features/list/start.ts'
import { storage } from '#app/features/list/storage.ts'
import { hasDatabase, outboxStore } from '#app/features/outbox/outbox.ts'
import { island } from '#app/lib/island.ts'
import { whenIdle } from '#app/lib/visit.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'
import { loadCourier, startForm } from './form.ts'

/** The form where there is one, and on every page the sending of what earlier visits left behind. */
export function startInquiry() {
  startForm()
  whenIdle(sendWaiting)
  // The page that stored an inquiry may have been left before it could send.
  whenReturned(sendWaiting)
  island(
    '[data-slot=outbox]',
    () => import('./OutboxNote.tsx'),
    (ask) => outboxStore.subscribe(() => outboxStore.read().some(({ tried }) => tried) && ask()),
  )
  island(
    '[data-slot=preview]',
    () => import('./Preview.tsx'),
    (ask) => onList(() => storage.read().lines.length > 0 && ask()),
  )
}

async function sendWaiting() {
  // Where storage is blocked, nothing can have been left behind.
  if (await hasDatabase().catch(() => false)) loadCourier((courier) => courier.resume())
}
