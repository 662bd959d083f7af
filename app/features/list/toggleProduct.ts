import type { Edition } from '#app/i18n/edition.ts'
import { announce, showBar } from '#app/lib/announce.ts'
import { mostLines } from './line.ts'
import { list, type Undo } from './list.ts'

/** What is said of products and the list, in the language of the page: it stands in the HTML, at the link to the list. */
export function wordsOfPage(): Edition['list']['buttons'] {
  return JSON.parse(document.querySelector<HTMLElement>('a[data-words]')?.dataset.words ?? '{}')
}

/** What was taken off by a slip comes back with its amount and note. */
const removed = new Map<string, Undo>()

/** Puts a product on the list, or takes it off again, and says so. Tells what became of it. */
export function toggleProduct(id: string, name: string): 'added' | 'removed' | 'full' {
  const words = wordsOfPage()
  const outcome = list.has(id) ? 'removed' : list.isFull() ? 'full' : 'added'
  if (outcome === 'removed') removed.set(id, list.remove(id))
  if (outcome === 'added') {
    list.add(id, name)
    removed.get(id)?.()
    removed.delete(id)
  }
  const say = outcome === 'full' ? showBar : announce
  say(words[outcome].replace('{product}', () => name).replace('{count}', String(mostLines)))
  return outcome
}
