import { isHan, keyOfWords } from './content.ts'
import { exact } from './likeness.ts'
import type { Phrases } from './phrases.ts'
import type { Entry } from './searchIndex.ts'
import { isQuality, qualityLike } from './synonyms.ts'
import { covers, isKnown, type Meaning, type Points, raise, type Vocabulary } from './vocabulary.ts'

/** What the words of a query mean: a whole name where there is one, else word by word. */
export function meaningsIn(
  listed: readonly Entry[],
  { meaningOf, isWord }: Vocabulary,
  phrases: Phrases,
  guesses: boolean,
) {
  return (content: string[]): Meaning[] => {
    const key = keyOfWords(content)
    const meanings = named(content)
    const isAnswered = meanings.some(isKnown)
    const another = guesses && !meanings.every(isKnown) ? respelled(content) : undefined
    if (another) return another
    if (!isAnswered || (content.length > 1 && !meanings.some(({ isName }) => isName))) {
      const begun = phrases.begunBy(key)
      if (begun.size) return [{ points: begun, beside: new Map(), isGuess: content.some(isHan), isLoose: false }]
    }
    if (isAnswered || !guesses) return meanings
    const alike = meanings.some(({ points }) => points.size) ? undefined : phrases.writtenLike(key)
    return alike?.size ? [{ points: alike, beside: new Map(), isGuess: true, isLoose: false }] : meanings
  }

  /** Names in another spelling: words that nothing else knows, alone or with those beside them. */
  function respelled(content: string[]) {
    if (!content.every((word) => /^\d*[a-z][a-z\d]*$/.test(word))) return undefined
    const words = content.map((word) => (isKnown(meaningOf(word)) ? word : (qualityLike(word) ?? word)))
    const isUnknown = (nth: number) =>
      !isKnown(meaningOf(content[nth] ?? '')) && !phrases.nameAt(content.slice(nth, nth + 1), 0)
    const meanings: Meaning[] = []
    let isNamed = false
    for (let at = 0; at < content.length; at++) {
      const whole = phrases.nameAt(content, at)
      if (whole && whole.words > 1) {
        meanings.push(...named(content.slice(at, at + whole.words)))
        at += whole.words - 1
        continue
      }
      const name = respelledAt(content, at, isUnknown)
      const word = words[at] ?? ''
      // Ground is no name that sounds like it.
      if (!name || (name.words < 2 && word !== content[at])) {
        meanings.push(phrases.nameAt([word], 0) ? (named([word])[0] ?? meaningOf(word)) : meaningOf(word))
        continue
      }
      isNamed = true
      const points = new Map(name.points)
      addForms(points, [...words.slice(0, at), ...words.slice(at + name.words)])
      meanings.push({ ...nameOf(points), isGuess: name.isGuess })
      at += name.words - 1
    }
    const isFormed =
      words.some((word, nth) => word !== content[nth]) &&
      meanings.some((meaning) => isKnown(meaning) && !meaning.isLoose)
    return isNamed || isFormed ? meanings : undefined
  }

  function respelledAt(content: string[], at: number, isUnknown: (nth: number) => boolean) {
    for (let end = Math.min(content.length, at + 4); end > at; end--) {
      const words = content.slice(at, end)
      const name = words.some((_, nth) => isUnknown(at + nth)) ? phrases.spelledLike(words) : undefined
      if (name?.points.size) return { ...name, words: end - at }
    }
    return undefined
  }

  function named(content: string[]) {
    const meanings: Meaning[] = []
    let rest: string[] = []
    const flush = () => {
      meanings.push(...rest.map(meaningOf))
      rest = []
    }
    for (let at = 0; at < content.length; at++) {
      const name = phrases.nameAt(content, at)
      const word = content[at] ?? ''
      if (!name) {
        rest.push(isWord(`${rest.at(-1)}${word}`) ? `${rest.pop()}${word}` : word)
        continue
      }
      flush()
      const points = new Map(name.points)
      const known = name.words === 1 ? meaningOf(word) : undefined
      // Who writes a name as it is written does not mean what only sounds or begins like it: moules are no mooli.
      const own = known && !known.isGuess ? writtenSo(known.points) : new Map()
      // W320 is a grade of all cashews, and the name of one.
      if ([...own.keys()].some((place) => points.has(place)) && phrases.termOf(name.key)) points.clear()
      raise(points, own)
      if (name.words > 1) narrow(points, content.slice(at, at + name.words).map(meaningOf))
      addForms(points, [...content.slice(0, at), ...content.slice(at + name.words)])
      const beside = known && !known.isGuess ? known.beside : new Map()
      meanings.push({ ...nameOf(points), beside })
      at += name.words - 1
    }
    flush()
    return meanings
  }

  /** A variety is a variety in any form of its good: Kashmiri chili is whole, its powder a powder. */
  function addForms(points: Points, beside: string[]) {
    const forms = beside.filter(isQuality).map(meaningOf)
    const isSo = (place: number) => forms.every((form) => covers(form, place))
    if (!forms.length || [...points.keys()].some(isSo)) return
    const goods = new Set([...points.keys()].map((place) => listed[place]?.good))
    const worth = Math.max(...points.values())
    for (const [place, { good }] of listed.entries()) if (goods.has(good) && isSo(place)) points.set(place, worth)
  }
}

const nameOf = (points: Points): Meaning => ({
  points,
  beside: new Map(),
  isGuess: false,
  isLoose: false,
  isName: true,
})

const writtenSo = (points: Points): Points => new Map([...points].filter(([, score]) => score >= exact - 4))

/** Of what a longer name may mean, only what all of its words name, else rather what one does: SW320 is W320, scorched. */
function narrow(points: Points, words: Meaning[]) {
  const named = (place: number) => words.filter((word) => (word.points.get(place) ?? 0) >= exact).length
  const isAll = (place: number) => named(place) === words.length
  const isSome = [...points.keys()].some(isAll)
  for (const [place, score] of points)
    if (isSome && !isAll(place)) points.delete(place)
    else points.set(place, score + named(place))
}

/** More than all words of a query have points together. */
const vote = 1000

/** A name counts for more than all of a description: how a product is, and slips of the pen, half, what stands beside a name little. */
const votes = { name: 6, half: 3, beside: 1, mostBeside: 2 }

/** The entries that most of the words mean. */
export function together(meanings: Meaning[]) {
  const all = new Map<number, { votes: number; beside: number; score: number }>()
  for (const { points, beside, isGuess, isLoose } of meanings)
    for (const place of new Set([...points.keys(), ...beside.keys()])) {
      const its = all.get(place) ?? { votes: 0, beside: 0, score: 0 }
      all.set(place, its)
      const named = points.get(place)
      if (named === undefined) its.beside += votes.beside
      else its.votes += isGuess || isLoose ? votes.half : votes.name
      // A word that few are called by says more; so does one that stands beside the name as well.
      its.score += (named ?? beside.get(place) ?? 0) + 5 / (named === undefined ? beside : points).size
      if (named !== undefined && beside.has(place)) its.score += 2
    }
  const points: Points = new Map()
  for (const [place, its] of all)
    points.set(place, vote * (its.votes + Math.min(its.beside, votes.mostBeside)) + its.score)
  const best = Math.max(...points.values())
  return new Map([...points].filter(([, score]) => score >= best - (best % vote)))
}
