import { outboxStore } from '#app/features/outbox/outbox.ts'
import { counted } from '#app/lib/wording.ts'
import type { Counted } from '#content/schema/words.ts'

/** The offline page shows which pages can be read, says that nothing is lost, and comes back with the network. */
export function startOfflinePage() {
  showReadable([...document.querySelectorAll<HTMLAnchorElement>('#offline-pages a')]).catch(() => {})
  outboxStore.subscribe(showWaiting)
  const reload = () => window.location.reload()
  window.addEventListener('online', reload)
  // The network may have come back before this code did. Asked for by its own address, this page is the right one.
  const isAsked = document.documentElement.dataset.path === window.location.pathname
  if (navigator.onLine && !isAsked)
    fetch(window.location.href, { method: 'HEAD' }).then(
      ({ status }) => status < 500 && reload(),
      () => {},
    )
}

function showWaiting() {
  const line = document.getElementById('waiting')
  const { length } = outboxStore.read()
  if (!line || !length) return
  const words: Counted = JSON.parse(line.dataset.words ?? '{}')
  line.textContent = counted(words, length, document.documentElement.lang)
}

/** Usually all can be read; a visitor who saves data has only the pages that were visited. */
async function showReadable(links: HTMLAnchorElement[]) {
  const found = await Promise.all(links.map(({ pathname }) => caches.match(pathname)))
  const others = links.filter((_, nth) => !found[nth])
  // Where there is none, the visitor has come here by its address, and not for want of a network.
  if (others.length < links.length) for (const link of others) link.closest('li')?.remove()
}
