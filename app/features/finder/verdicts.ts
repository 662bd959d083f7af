import { isHan, isOrigin, isQuality } from './commonWords.ts'
import { exact } from './likeness.ts'
import type { Phrases } from './phrases.ts'
import type { Entry } from './searchIndex.ts'
import { covers, isKnown, type Meaning, type Vocabulary } from './vocabulary.ts'

/** Whether what comes out on top is what was asked for. */
export function verdicts(listed: Entry[], { meaningOf, isWord }: Vocabulary, phrases: Phrases) {
  return { kindOf, isOurs, elseNear }

  /** Called so only if every word says so, or if a whole name of it was typed among other words. */
  function kindOf(meanings: Meaning[], top: number, content: string[]): 'found' | 'similar' | 'unlisted' {
    const isSaid = meanings.some((meaning) => covers(meaning, top) && !meaning.isGuess && !meaning.isLoose)
    const missed = meanings.filter((meaning) => !meaning.isLoose && (!covers(meaning, top) || meaning.isGuess))
    if (content.some(isHan) && meanings.some((meaning) => !meaning.isLoose && !covers(meaning, top))) return 'unlisted'
    if (!missed.length) return 'found'
    if (!isSaid) {
      const unknown = content.filter(
        (word) => word.length > 4 && !covers(meaningOf(word), top) && !isKnown(meaningOf(word)),
      )
      return meanings.length > 1 && unknown.length * 2 >= meanings.length ? 'unlisted' : 'similar'
    }
    if (isOtherThing(content.at(-1) ?? '', top)) return 'similar'
    if (missed.every((meaning) => covers(meaning, top))) return 'found'
    return meanings.some(({ isName, points }) => isName && points.has(top)) ? 'found' : 'similar'
  }

  /** The last word of an English name says what it is: a tea towel is a towel, whatever is known of tea. */
  function isOtherThing(word: string, top: number) {
    const meaning = meaningOf(word)
    const { points, isGuess } = meaning
    // Short words are like too many others: feed is no slip of the pen.
    const isMeant = covers(meaning, top) && !(isGuess && word.length < 5)
    const isName = [...points.values()].some((score) => score >= exact) || phrases.nameAt([word], 0)
    return /^[a-z]{3,}$/.test(word) && !isOrigin(word) && !isName && !isMeant
  }

  /** Stands in what we write of a product as it was typed. */
  function isOurs(word: string) {
    const { points, beside } = meaningOf(word)
    if (!isWord(word)) return false
    return [...points, ...beside].some(([place, score]) => score >= exact - 24 && listed[place]?.kind === 'product')
  }

  /** Without a form that none of ours has, it is something that is not sold: black beans are beans, dried limes are ours. */
  function elseNear(content: string[], top: number) {
    const plain = content.filter((word) => !isQuality(word))
    const isOther = content.some((word) => isQuality(word) && !covers(meaningOf(word), top))
    const isName = phrases.nameAt(content, 0)?.words === content.length
    return isOther && plain.length && !isName ? phrases.nearTo(plain) : undefined
  }
}
