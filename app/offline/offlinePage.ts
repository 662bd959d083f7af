import { counted } from '#app/content/counted.ts'
import type { Counted } from '#app/content/types.ts'
import { watchOutbox } from '#app/inquiry/watchOutbox.ts'

/** Shows which pages can be read, says that nothing is lost, and comes back with the network. */
export function open() {
  window.addEventListener('online', () => window.location.reload())
  showKept().catch(() => {})
  const line = document.querySelector<HTMLElement>('[data-waiting]')
  if (!line) return
  const words: Counted = JSON.parse(line.dataset.waiting ?? '{}')
  watchOutbox(({ length }) => {
    line.textContent = length > 0 ? counted(words, length, document.documentElement.lang) : ''
  })
}

/** Usually all are kept; a visitor who saves data keeps only the pages that were visited. */
async function showKept() {
  const items = [...document.querySelectorAll('[data-kept-pages] li')]
  const found = await Promise.all(items.map((item) => caches.match(item.querySelector('a')?.pathname ?? '')))
  // Where nothing is kept, the visitor has come here by its address, and not for want of a network.
  if (found.some(Boolean)) for (const [index, item] of items.entries()) if (!found[index]) item.remove()
}
