import { outboxStore } from '#app/features/inquiry/outboxStore.ts'
import { noop } from '#app/lib/noop.ts'
import type { Counted } from '#app/lib/plurals.ts'
import { counted } from '#app/lib/plurals.ts'

const keptPages = () => document.querySelector('[data-kept-pages]')

let isListening = false

/** Shows which pages can be read, says that nothing is lost, and comes back with the network. */
export function open() {
  showKept().catch(noop)
  showWaiting()
  if (isListening) return
  isListening = true
  outboxStore.subscribe(showWaiting)
  // Whoever has gone on to another page since is not disturbed.
  window.addEventListener('online', () => keptPages() && window.location.reload())
}

function showWaiting() {
  const line = document.querySelector<HTMLElement>('[data-waiting]')
  if (!line) return
  const words: Counted = JSON.parse(line.dataset.waiting ?? '{}')
  const { length } = outboxStore.read()
  line.textContent = length ? counted(words, length, document.documentElement.lang) : ''
}

/** Usually all are kept; a visitor who saves data keeps only the pages that were visited. */
async function showKept() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-kept-pages] a')]
  const kept = await Promise.all(links.map(({ pathname }) => caches.match(pathname)))
  const others = links.filter((_, nth) => !kept[nth])
  // Where nothing is kept, the visitor has come here by its address, and not for want of a network.
  if (others.length < links.length) for (const link of others) link.closest('li')?.remove()
}
