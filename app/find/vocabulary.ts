import { compare, slipsIn } from './compare.ts'
import { soundOf, wordsOf } from './fold.ts'
import { elsewhere } from './packed.ts'
import { isQuality, synonymsOf } from './synonyms.ts'
import type { Entry } from './unpack.ts'

/** Points of entries, by their place. */
export type Points = Map<number, number>

/** For one that was typed out as it is shown. */
export const ownName = 16

/** What a word that was typed may mean. */
export type Meaning = {
  points: Points
  /** By a slip of the pen. */
  isGuess: boolean
  /** How a product is, not what it is. */
  isLoose: boolean
}

/** The shown name first; last what stands beside it: who typed a word of that sees it there. */
export const namesOf = ({ name, note, other, names, group = '', category }: Entry) => [
  name,
  other,
  ...names,
  note,
  group,
  category?.name ?? '',
]

/** Every word of every name, with the entries that it leads to. */
export function vocabularyOf(entries: readonly Entry[], guesses: boolean) {
  const words = new Map<string, { sound: string; points: Points }>()
  const names = new Map<string, Points>()

  for (const [place, entry] of entries.entries())
    for (const [nth, name] of namesOf(entry).entries()) {
      const its = wordsOf(name)
      const isBeside = nth > 1 + entry.names.length
      // A product's own names, in both languages, count for more, and so do names of one word; what stands beside them, and codes of other forms, for less.
      const extra = isBeside ? -6 : name.startsWith(elsewhere) ? -3 : ([4, 3][nth] ?? 0) + (its.length > 1 ? 0 : 2)
      raise(names, its.join(' '), place, nth ? ownName / 2 : ownName)
      for (const [at, word] of its.entries()) {
        enter(word, place, extra)
        // W320 is also asked for as 320, and pine nuts as pinenuts.
        enter(word.replace(/^[a-z](?=\d{3}$)/, ''), place, extra)
        if (at) enter(`${its[at - 1]}${word}`, place, extra)
        for (const synonym of synonymsOf(word)) enter(synonym, place, isQuality(word) ? extra - 1 : extra)
      }
    }

  function enter(word: string, place: number, extra: number) {
    const known = words.get(word) ?? { sound: soundOf(word), points: new Map() }
    words.set(word, known)
    known.points.set(place, Math.max(known.points.get(place) ?? extra, extra))
  }

  /** Slips of the pen are looked for when nothing else is found. */
  function meaningOf(typed: string): Meaning {
    const isLoose = isQuality(typed)
    const points = pointsFor(typed, 0)
    if (points.size) return { points, isGuess: false, isLoose }
    const slips = guesses ? slipsIn(typed) : 0
    return { points: slips ? pointsFor(typed, slips) : points, isGuess: true, isLoose }
  }

  function pointsFor(typed: string, slips: number): Points {
    const points: Points = new Map()
    const heard = soundOf(typed)
    // What only sounds like it is of no interest where it is a word itself.
    const least = words.has(typed) ? 40 : 1
    for (const [word, known] of words) {
      const score = compare(typed, heard, word, known.sound, slips)
      if (score < least) continue
      for (const [place, extra] of known.points) points.set(place, Math.max(points.get(place) ?? 0, score + extra))
    }
    return points
  }

  /** Points for a name that was typed out. */
  const called = (name: string): Points => names.get(name) ?? new Map()
  return { meaningOf, called }
}

function raise(all: Map<string, Points>, key: string, place: number, points: number) {
  const so: Points = all.get(key) ?? new Map()
  all.set(key, so)
  so.set(place, Math.max(so.get(place) ?? 0, points))
}
