import { counted, fill } from '#app/lib/wording.ts'
import type { Answer } from './finder.ts'
import type { FinderFile } from './finderStore.ts'
import { soundOf, wordsOf } from './fold.ts'
import { compare, slipsIn } from './likeness.ts'
import type { Entry } from './searchIndex.ts'

type Words = FinderFile['words']

/** Products; the category or group above them stands beside these. */
const shownAtFirst = 8

const productsIn = (entries: Entry[]) => entries.filter(({ kind }) => kind === 'product')

export const rowKey = ({ kind, id }: Entry) => `${kind} ${id}`

/** The rows to show, how many are left, and the place of the first of those. A row that has the focus stays. */
export function rowsOf({ entries }: Answer, isWhole: boolean, focused?: string) {
  const rest = productsIn(entries).slice(shownAtFirst)
  const shown = isWhole ? entries : entries.filter((entry) => !rest.includes(entry) || rowKey(entry) === focused)
  return { shown, rest: isWhole ? 0 : rest.length, firstOfRest: entries.length - rest.length }
}

/** What the Enter key does with an answer. */
export function keysFor({ kind, entries: [first] }: Answer, { opens, asks }: Words['keys']) {
  if (kind !== 'found' || !first) return ''
  return first.kind === 'request' ? asks : fill(opens, { name: first.name })
}

/** What is said above an answer, and to those who listen. */
export function lineFor({ kind, entries, term, use }: Answer, typed: string, lang: string, words: Words) {
  const { none, prohibited, similar, onRequest } = words
  const products = productsIn(entries)
  const found = products.length ? '' : onRequest
  const plain = { unlisted: none.said, prohibited: prohibited.said, similar, found }[kind]
  if (plain) return fill(plain, { words: typed })
  const count =
    products.length > shownAtFirst
      ? fill(words.some, { shown: String(shownAtFirst), count: String(products.length) })
      : counted(words.found, products.length, lang)
  // W240 is a grade of Cashews, not of Cashews W240.
  const good = products[0]?.name.replace(term?.name ?? '', '').trim() ?? ''
  const asked = term ? fill(words.term, { term: term.name, product: good }) : use && fill(words.use, { use })
  return asked ? `${asked} ·\u00a0${count}` : count
}

/** The name by which an entry was found, where it is not the one that is shown: one of its own, or the visitor's. */
export function nameBehind(entry: Entry, { content, kind, called }: Answer, typed: string) {
  if (entry.kind !== 'product') return ''
  if (called) return typed
  const pointsOf = (name: string) => {
    const words = wordsOf(name)
    const best = content.map((one) =>
      Math.max(0, ...words.map((word) => compare(one, soundOf(one), word, soundOf(word), slipsIn(one)))),
    )
    return best.reduce((sum, points) => sum + points, 0) - words.length / 100
  }
  const { name, note, other, names, group, category } = entry
  const beside = [note, group?.name ?? '', category?.name ?? '']
  let found = { name, points: pointsOf(name) + 1 }
  for (const one of [other, ...names, ...beside]) {
    const points = pointsOf(one)
    if (points > found.points) found = { name: one, points }
  }
  // Names of the further files are found, not shown.
  if (found.points < 15) return kind === 'found' ? (codeIn(typed) ?? typed) : ''
  return found.name === name || beside.includes(found.name) ? '' : found.name
}

/** The six digits of a customs code that was typed, with or without points, or with those of a national tariff. */
function codeIn(typed: string) {
  const [, chapter, rest] = /^(\d{4})(\d\d)/.exec(typed.replace(/\D/g, '')) ?? []
  return chapter && !/\p{L}/u.test(typed) ? `${chapter}.${rest}` : undefined
}
