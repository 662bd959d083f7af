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
const noise = new Set(wordsOf('hs code price bulk dubai kg pod of for and in with dana ka ke ki سعر'))

/** Without guesses, slips of the pen are not looked for. */
export function finder(entries: readonly Entry[], guesses = true) {
  const { meaningOf, called, isWord } = vocabularyOf(entries, guesses)

  return (query: string): Answer => {
    const all = wordsOf(query)
    const said = all.filter((word) => word.length > 1 && !noise.has(word))
    const typed: string[] = []
    for (const word of said.length ? said : all)
      typed.push(isWord(`${typed.at(-1)}${word}`) ? `${typed.pop()}${word}` : word)
    const apart = together(typed.map(meaningOf))
    const { points, isGuess } = apart.points.size || typed.length < 2 ? apart : meaningOf(typed.join(''))
    const whole = called(typed.join(' '))
    const ranked = [...points]
      .map(([place, score]) => ({ place, score: score + (whole?.get(place) ?? 0) }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
    return {
      entries: ranked.flatMap(({ place }) => entries[place] ?? []),
      isGuess,
      isExact: (whole?.get(ranked[0]?.place ?? -1) ?? 0) >= ownName,
      matchedBy: (entry) => matchedBy(entry, typed),
    }
  }
}

/** More than all words of a query have points together. */
const vote = 1000
/** Who is found by less has only the group or the category called so. */
const ofItsOwn = 29

/** The entries that most of the words mean. Words for how a product is, slips of the pen, and the names of groups count half. */
function together(meanings: Meaning[]) {
  const points: Points = new Map()
  for (const { points: its, isGuess, isLoose } of meanings)
    for (const [place, score] of its) {
      const weight = isGuess || isLoose || score < ofItsOwn ? vote : 2 * vote
      // A word that few are called by says more.
      points.set(place, (points.get(place) ?? 0) + weight + score + 5 / its.size)
    }
  const best = Math.max(...points.values())
  return {
    points: new Map([...points].filter(([, score]) => score >= best - (best % vote))),
    // Okra is no turmeric finger: a word for how a product is makes no answer where another word means nothing.
    isGuess: meanings.some(({ isGuess }) => isGuess) && meanings.every(({ isGuess, isLoose }) => isGuess || isLoose),
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
