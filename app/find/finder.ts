import { compare, slipsIn } from './compare.ts'
import { soundOf, wordsOf } from './fold.ts'
import { elsewhere } from './packed.ts'
import type { Entry } from './unpack.ts'
import { type Meaning, namesOf, ownName, type Points, vocabularyOf } from './vocabulary.ts'

export type Answer = {
  /** Best first. */
  entries: Entry[]
  /** Nothing is called so; these are called something like it. */
  isGuess: boolean
  /** The first is called exactly so. */
  isExact: boolean
  /** The name by which an entry was found, where it is not the one that is shown. */
  matchedBy: (entry: Entry) => string
}

/** What stands around a product's name in an inquiry. */
const noise = new Set(wordsOf('hs code price bulk dubai kg pod of for and in with سعر'))

/** Without guesses, slips of the pen are not looked for. */
export function finder(entries: readonly Entry[], guesses = true) {
  const { meaningOf, called } = vocabularyOf(entries, guesses)

  return (query: string): Answer => {
    const all = wordsOf(query)
    const said = all.filter((word) => !noise.has(word))
    const typed = said.length ? said : all
    const apart = together(typed.map(meaningOf))
    const { points, isGuess } = apart.points.size || typed.length < 2 ? apart : meaningOf(typed.join(''))
    const whole = called(typed.join(' '))
    const ranked = [...points]
      .map(([place, score]) => ({ place, score: score + (whole.get(place) ?? 0) }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
    return {
      entries: ranked.flatMap(({ place }) => entries[place] ?? []),
      isGuess,
      isExact: (whole.get(ranked[0]?.place ?? -1) ?? 0) >= ownName,
      matchedBy: (entry) => matchedBy(entry, typed),
    }
  }
}

/** The entries that most of the words mean. Words for how a product is, and slips of the pen, count half. */
function together(meanings: Meaning[]): Meaning {
  const votes = new Map<number, number>()
  const points: Points = new Map()
  for (const { points: its, isGuess, isLoose } of meanings)
    for (const [place, score] of its) {
      votes.set(place, (votes.get(place) ?? 0) + (isGuess || isLoose ? 1 : 2))
      points.set(place, (points.get(place) ?? 0) + score)
    }
  const most = Math.max(...votes.values())
  return {
    points: new Map([...points].filter(([place]) => votes.get(place) === most)),
    isGuess: meanings.every(({ points, isGuess }) => isGuess || !points.size),
    isLoose: false,
  }
}

/** The name in which most of what was typed is found best. */
function matchedBy(entry: Entry, typed: string[]) {
  const pointsOf = (name: string) => {
    const words = wordsOf(name)
    const best = typed.map((one) =>
      Math.max(0, ...words.map((word) => compare(one, soundOf(one), word, soundOf(word), slipsIn(one)))),
    )
    return best.reduce((sum, points) => sum + points, 0) - words.length / 100
  }
  const [shown = '', ...others] = namesOf(entry)
  let found = { name: shown, points: pointsOf(shown) + 1 }
  for (const name of others) {
    const points = pointsOf(name)
    if (points > found.points) found = { name, points }
  }
  return [shown, entry.note, entry.group, entry.category?.name].includes(found.name)
    ? ''
    : found.name.replace(elsewhere, '')
}
