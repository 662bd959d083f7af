import { compare, slipsIn } from './compare.ts'
import { soundOf, wordsOf } from './fold.ts'
import { elsewhere } from './packed.ts'
import { isQuality, synonymsOf } from './synonyms.ts'
import type { Entry } from './unpack.ts'

/** Points of entries, by their place. */
export type Points = Map<number, number>

/** For one that was typed out as it is shown. */
export const ownName = 60

/** What a word that was typed may mean. */
export type Meaning = {
  points: Points
  /** By a slip of the pen. */
  isGuess: boolean
  /** How a product is, or how large, not what it is. */
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

type Known = Map<string, { sound: string; isPair: boolean; points: Points }>

/** Every word of every name, with the entries that it leads to. */
export function vocabularyOf(entries: readonly Entry[], guesses: boolean) {
  const words: Known = new Map()
  const names: Known = new Map()

  for (const [place, entry] of entries.entries())
    for (const [nth, name] of namesOf(entry).entries()) {
      const its = wordsOf(name)
      const meant = entry.isMeant ? 0.5 : 0
      const extra = extraOf(entry, nth, its.length > 1) + meant
      enter(names, soundOf(its.join(' ')), place, (nth ? ownName / 2 : ownName) + 16 * meant)
      for (const [at, word] of its.entries()) {
        // W320 is also asked for as 320, and pine nuts as pinenuts.
        enter(words, word.replace(/^[a-z](?=\d{3}$)/, ''), place, extra)
        if (at) enter(words, `${its[at - 1]}${word}`, place, extra, true)
        for (const synonym of synonymsOf(word)) enter(words, synonym, place, isQuality(word) ? extra - 1 : extra)
      }
    }

  const isWord = (word: string) => words.get(word)?.isPair === false

  const meanings = new Map<string, Meaning>()

  function meaningOf(typed: string) {
    const meaning = meanings.get(typed) ?? meaningFor(typed)
    meanings.set(typed, meaning)
    return meaning
  }

  /** Slips of the pen are looked for when nothing else is found. */
  function meaningFor(typed: string): Meaning {
    const isLoose = isQuality(typed) || !/\D/.test(typed)
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
  const called = (name: string) => names.get(soundOf(name))?.points
  return { meaningOf, called, isWord }
}

/** A product's own names, in both languages, count for more, and so do names of one word; what stands beside them, and codes of other forms, for less. */
function extraOf(entry: Entry, nth: number, isLong: boolean) {
  // The note, the group, the category: each far below the one before.
  const beside = nth - 2 - entry.names.length
  if (beside >= 0) return -6 - 26 * beside
  return entry.names[nth - 2]?.startsWith(elsewhere) ? -3 : ([4, 3][nth] ?? 0) + (isLong ? 0 : 5)
}

/** What stands beside a name has no other spelling: til is not a lobster's tail. */
function enter(all: Known, word: string, place: number, extra: number, isPair = false) {
  const known = all.get(word) ?? { sound: '', isPair, points: new Map() }
  all.set(word, known)
  if (extra > -5) known.sound = soundOf(word)
  known.isPair &&= isPair
  known.points.set(place, Math.max(known.points.get(place) ?? extra, extra))
}
