import type { Answer } from './finder.ts'
import { soundOf, wordsOf } from './fold.ts'
import { compare, slipsIn } from './likeness.ts'
import type { Entry } from './searchIndex.ts'

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
  // Names of the second file are found, not shown.
  if (found.points < 15) return kind === 'found' ? (codeIn(typed) ?? typed) : ''
  return found.name === name || beside.includes(found.name) ? '' : found.name
}

/** The six digits of a customs code that was typed, with or without points, or with those of a national tariff. */
function codeIn(typed: string) {
  const [, chapter, rest] = /^(\d{4})(\d\d)/.exec(typed.replace(/\D/g, '')) ?? []
  return chapter && !/\p{L}/u.test(typed) ? `${chapter}.${rest}` : undefined
}
