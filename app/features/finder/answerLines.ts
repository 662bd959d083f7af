import { counted } from '#app/lib/plurals.ts'
import type { Answer } from './finder.ts'
import type { FinderFile } from './finderSource.ts'

type Words = FinderFile['words']

/** Products; the category or group above them stands beside these. */
const shownAtFirst = 8

/** The rows to show, and what the button for the rest says. A row that has the focus stays. */
export function restFor({ entries }: Answer, isWhole: boolean, focused?: string) {
  const products = entries.filter(({ kind }) => kind === 'product')
  const first = new Set(products.slice(0, shownAtFirst))
  const shown = isWhole
    ? entries
    : entries.filter((entry) => entry.kind !== 'product' || first.has(entry) || `product ${entry.id}` === focused)
  const count = Math.max(0, products.length - shownAtFirst)
  return {
    shown,
    rest: count && !isWhole ? (words: Words, lang: string) => counted(words.rest, count, lang) : undefined,
    firstOfRest: entries.length - count,
  }
}

/** What the Enter key does with an answer. */
export function keysFor({ kind, entries: [first] }: Answer, { opens, asks, moves }: Words['keys']) {
  if (kind === 'unlisted' || kind === 'prohibited') return ''
  if (kind !== 'found' || !first) return moves
  return first.kind === 'request' ? asks : opens.replace('{name}', () => first.name)
}

/** What is said above an answer, and to those who listen. */
export function lineFor({ kind, entries, term, use }: Answer, typed: string, lang: string, words: Words) {
  if (kind === 'unlisted') return words.none.said.replace('{words}', () => typed)
  if (kind === 'prohibited') return words.prohibited.said.replace('{words}', () => typed)
  if (kind === 'similar') return words.similar.replace('{words}', () => typed)
  const products = entries.filter((entry) => entry.kind === 'product')
  if (products.length === 0) return words.onRequest.replace('{words}', () => typed)
  const named = term
    ? words.term.replace('{term}', () => term.name).replace('{product}', () => products[0]?.name ?? '')
    : use
      ? words.use.replace('{use}', () => use)
      : ''
  const isCut = products.length > shownAtFirst
  const count = isCut
    ? words.some.replace('{shown}', String(shownAtFirst)).replace('{count}', String(products.length))
    : counted(words.found, products.length, lang)
  return [named, count].filter(Boolean).join(' · ')
}
