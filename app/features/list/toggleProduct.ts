import type { Edition } from '#app/i18n/edition.ts'
import { announce, showBar } from '#app/lib/announce.ts'
import { mostLines } from './line.ts'
import { list } from './list.ts'

/** What is said of products and the list, in the language of the page: it stands in the HTML, at the link to the list. */
export function wordsOfPage(): Edition['list']['buttons'] {
  return JSON.parse(document.querySelector<HTMLElement>('a[data-words]')?.dataset.words ?? '{}')
}

/** Puts a product on the list, or takes it off again, and says so. Tells what became of it. */
export function toggleProduct(id: string, name: string): 'added' | 'removed' | 'full' {
  const words = wordsOfPage()
  const outcome = list.has(id) ? 'removed' : list.isFull() ? 'full' : 'added'
  if (outcome === 'removed') list.remove(id)
  if (outcome === 'added') list.add(id, name)
  const say = outcome === 'full' ? showBar : announce
  say(words[outcome].replace('{product}', () => name).replace('{count}', String(mostLines)))
  return outcome
}
