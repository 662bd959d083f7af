import { isDetail, isQuality, synonymsOf } from './commonWords.ts'
import { soundOf, wordsOf } from './fold.ts'
import { compare, exact, slipsIn } from './likeness.ts'
import { remember } from './remember.ts'
import type { Entry } from './searchIndex.ts'

/** Points of entries, by their place. */
export type Points = Map<number, number>

export const none: Points = new Map()

/** For one that was typed out as it is shown. */
export const ownName = 60

/** What words that were typed may mean. */
export type Meaning = {
  /** By a name. */
  points: Points
  /** By what stands beside a name: the note, the group, the category. */
  beside: Points
  /** By a slip of the pen. */
  isGuess?: boolean
  /** How a product is, or how large, not what it is. */
  isLoose?: boolean
  /** A whole name, not a word of one. */
  isName?: boolean
}

export const isKnown = ({ points, beside, isGuess }: Meaning) => !isGuess && points.size + beside.size > 0
export const covers = ({ points, beside }: Meaning, place: number) => points.has(place) || beside.has(place)

type Known = Map<string, { word: string; sound: string; isPair: boolean; points: Points; beside: Points }>

export type Vocabulary = ReturnType<typeof vocabularyOf>

/** Every word of every name, with the entries that it leads to. */
export function vocabularyOf(entries: readonly Entry[], guesses: boolean) {
  const words: Known = new Map()
  const names: Known = new Map()

  for (const [place, { name, other, names: more, note, group, category, isMeant }] of entries.entries())
    for (const [nth, one] of [name, other, ...more, note, group?.name ?? '', category?.name ?? ''].entries()) {
      const its = wordsOf(one)
      const meant = isMeant ? 0.5 : 0
      // The note, the group, the category: each far below the one before. Who typed a word of that sees it there.
      const nthBeside = nth - 2 - more.length
      const isBeside = nthBeside >= 0
      if (!isBeside) enter(names, its.join(' '), place, (nth ? ownName / 2 : ownName) + 16 * meant)
      // A product's own names, in both languages, count for more, and so do names of one word.
      const extra = meant + (isBeside ? -20 * nthBeside : ([4, 3][nth] ?? 0) + (its.length > 1 ? 0 : 5))
      for (const [at, word] of its.entries()) {
        // W320 is also asked for as 320, and pine nuts as pinenuts.
        enter(words, word.replace(/^[a-z](?=\d{3}$)/, ''), place, extra, isBeside)
        if (at) enter(words, `${its[at - 1]}${word}`, place, extra, isBeside, true)
        for (const synonym of synonymsOf(word)) enter(words, synonym, place, extra - Number(isQuality(word)), isBeside)
      }
    }

  // Most words are out of the question at first sight.
  const byLetter = Map.groupBy(words.values(), ({ word }) => word[0])
  const byPair = Map.groupBy(words.values(), ({ word }) => word.slice(0, 2))
  const bySecond = Map.groupBy(words.values(), ({ word }) => word.slice(1, 3))
  const bySound = Map.groupBy(words.values(), ({ sound }) => sound.slice(0, 3))

  const begunBy = (typed: string) => (byLetter.get(typed[0]) ?? []).filter(({ word }) => word.startsWith(typed))

  /** Words that begin or sound as one does; with slips, if one of the first letters is swapped, too many, missing or wrong. */
  function candidates(typed: string, heard: string, slips: number) {
    const [first = '', second = '', third = ''] = typed
    const sounding = (heard && bySound.get(heard.slice(0, 3))) || []
    if (!slips) return new Set([...begunBy(typed), ...sounding])
    const begun = [byLetter.get(first), byPair.get(second + first), byPair.get(second + third)]
    const late = [bySecond.get(first + second), bySecond.get(second + third)]
    return new Set([...begun, ...late, sounding].flatMap((its) => its ?? []))
  }

  const isWord = (word: string) => words.get(word)?.isPair === false

  /** Slips of the pen are looked for when nothing else is found. Whoever types the third word has typed the first two before. */
  const meaningOf = remember((typed): Meaning => {
    const isLoose = isDetail(typed)
    const sure = pointsFor(typed, 0)
    if (sure.points.size || sure.beside.size) return { ...sure, isLoose }
    const slips = guesses ? slipsIn(typed) : 0
    return { ...(slips ? pointsFor(typed, slips) : sure), isGuess: true, isLoose }
  })

  function pointsFor(typed: string, slips: number) {
    const points: Points = new Map()
    const beside: Points = new Map()
    const heard = soundOf(typed)
    const own = words.get(typed)
    // Where it is a word itself, what only sounds like it is of no interest.
    const isName = own !== undefined && !own.isPair && (own.points.size > 0 || typed.length > 3)
    // The beginning of a customs code has four digits.
    const isFigure = /^\d{1,3}$/.test(typed)
    const least = isName || isFigure ? exact : 1
    for (const known of candidates(typed, heard, slips)) {
      const score = compare(typed, heard, known.word, known.sound, slips)
      if (score < least) continue
      raise(points, known.points, score)
      // Of the description, only words that were typed out, nearly or whole.
      if (score >= exact || (score >= 40 && typed.length > 3)) raise(beside, known.beside, score)
    }
    return { points, beside }
  }

  /** The beginning of a name, or a word of one. */
  const isBegun = (typed: string) => begunBy(typed).some(({ points }) => points.size)

  /** Points for a name that was typed out. */
  const called = (name: string) => names.get(name)?.points
  return { meaningOf, called, isWord, isBegun }
}

export function raise(points: Points, more: Points, score = 0) {
  for (const [place, extra] of more) points.set(place, Math.max(points.get(place) ?? 0, score + extra))
}

/** What stands beside a name has no other spelling: til is not a lobster's tail. */
function enter(all: Known, word: string, place: number, extra: number, isBeside = false, isPair = false) {
  const known = all.get(word) ?? { word, sound: '', isPair, points: new Map(), beside: new Map() }
  all.set(word, known)
  if (!isBeside && !isPair) known.sound ||= soundOf(word)
  known.isPair &&= isPair
  const points = isBeside ? known.beside : known.points
  points.set(place, Math.max(points.get(place) ?? extra, extra))
}
