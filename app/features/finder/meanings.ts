import { isHan, isOrigin, isQuality, keyOfWords, qualityLike } from './commonWords.ts'
import { exact } from './likeness.ts'
import type { Phrases } from './phrases.ts'
import type { Entry } from './searchIndex.ts'
import { isKnown, type Meaning, none, type Points, raise, type Vocabulary } from './vocabulary.ts'

/** What the words of a query mean: a whole name where there is one, else word by word. */
export function meaningsIn(listed: Entry[], { meaningOf, isWord }: Vocabulary, phrases: Phrases, guesses: boolean) {
  const isUnknown = (word: string) => !isOrigin(word) && !isKnown(meaningOf(word)) && !phrases.nameAt([word], 0)

  return (content: string[]): Meaning[] => {
    const key = keyOfWords(content)
    const meanings = named(content)
    const isAnswered = meanings.some(isKnown)
    const another = guesses && !meanings.every(isKnown) ? respelled(content) : undefined
    if (another) return another
    if (!isAnswered || (content.length > 1 && !meanings.some(({ isName }) => isName))) {
      const begun = phrases.begunBy(key)
      if (begun.size) return [{ points: begun, beside: none, isGuess: content.some(isHan) }]
    }
    if (isAnswered || !guesses) return meanings
    const alike = meanings.some(({ points }) => points.size) ? undefined : phrases.writtenLike(key)
    return alike?.size ? [{ points: alike, beside: none, isGuess: true }] : meanings
  }

  /** Names in another spelling: words that nothing else knows, alone or with those beside them. */
  function respelled(content: string[]) {
    if (!content.every((word) => /^\d*[a-z][a-z\d]*$/.test(word))) return undefined
    const words = content.map((word) => (isKnown(meaningOf(word)) ? word : (qualityLike(word) ?? word)))
    const meanings: Meaning[] = []
    let isNamed = false
    for (let at = 0; at < content.length; ) {
      const whole = phrases.nameAt(content, at)
      // A word that already belongs to a longer name is not looked up by its sound.
      const spelled = whole && whole.words > 1 ? undefined : respelledAt(content, at)
      const name = spelled && (spelled.words > 1 || words[at] === content[at]) ? spelled : undefined
      const count = name?.words ?? (whole && whole.words > 1 ? whole.words : 1)
      if (name) meanings.push({ points: name.points, beside: none, isGuess: name.isGuess, isName: true })
      else meanings.push(...named(count > 1 ? content.slice(at, at + count) : [words[at] ?? '']))
      isNamed ||= name !== undefined
      at += count
    }
    const isFormed =
      words.some((word, nth) => word !== content[nth]) &&
      meanings.some((meaning) => isKnown(meaning) && !meaning.isLoose)
    return isNamed || isFormed ? meanings : undefined
  }

  function respelledAt(content: string[], at: number) {
    for (let end = Math.min(content.length, at + 4); end > at; end--) {
      const words = content.slice(at, end)
      const name = words.some(isUnknown) ? phrases.spelledLike(words) : undefined
      if (name?.points.size) return { ...name, words: end - at }
    }
    return undefined
  }

  function named(content: string[]) {
    const meanings: Meaning[] = []
    let before = ''
    for (let at = 0; at < content.length; at++) {
      const name = phrases.nameAt(content, at)
      const word = content[at] ?? ''
      if (!name || (name.words === 1 && content[1] && isOrigin(word))) {
        const joined = before && isWord(before + word) ? before + word : ''
        if (joined) meanings.pop()
        before = joined || word
        meanings.push(meaningOf(before))
        continue
      }
      before = ''
      const points = new Map(name.points)
      const its = name.words === 1 && isKnown(meaningOf(word)) ? meaningOf(word) : { points: none, beside: none }
      // Who writes a name as it is written does not mean what only sounds or begins like it: moules are no mooli.
      const own = new Map([...its.points].filter(([, score]) => score >= exact - 4))
      // W320 is a grade of all cashews, and the name of one.
      if ([...own.keys()].some((place) => points.has(place)) && phrases.termOf(name.key)) points.clear()
      raise(points, own)
      if (name.words > 1) narrow(points, content.slice(at, at + name.words).map(meaningOf))
      addForms(points, [...content.slice(0, at), ...content.slice(at + name.words)])
      meanings.push({ points, beside: its.beside, isName: true })
      at += name.words - 1
    }
    return meanings
  }

  /** A variety is a variety in any form of its good: Kashmiri chili is whole, its powder a powder. */
  function addForms(points: Points, beside: string[]) {
    const forms = beside.filter(isQuality).map(meaningOf)
    const isSo = (place: number) => forms.every((form) => form.points.has(place))
    if (!forms.length || [...points.keys()].some(isSo)) return
    const goods = new Set([...points.keys()].map((place) => listed[place]?.good))
    const worth = Math.max(...points.values())
    for (const [place, { good }] of listed.entries()) if (goods.has(good) && isSo(place)) points.set(place, worth)
  }
}

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
