import { edits } from './edits.ts'

/** What an equal word is worth. */
export const exact = 60

/** One letter from four letters on, two from eight on, none in words with digits: a code is never only like another. */
export const slipsIn = (word: string) => (/\d/.test(word) ? 0 : word.length > 7 ? 2 : word.length > 3 ? 1 : 0)

/**
 * Points for a word that was typed: exact, then a beginning, then the sound; with slips allowed also what sounds as it
 * begins, and what is written nearly so. None is none.
 */
export function compare(typed: string, heard: string, word: string, sound: string, slips: number) {
  if (word === typed) return exact
  if (word.startsWith(typed)) return 40 + (10 * typed.length) / word.length
  if (typed.length > 2 && sound === heard) return 34
  if (!slips) return 0
  if (heard.length > 2 && sound.startsWith(heard)) return 26
  if (word.length < typed.length - slips || !beginsAlike(typed, word)) return 0
  const apart = edits(typed, word, slips)
  if (apart > slips) return 0
  return 20 - 5 * apart + (Math.abs(word.length - typed.length) <= slips ? 6 : 0)
}

/** Of most words the first letters say that they are out of the question: same, swapped, one too many, missing or wrong. */
const beginsAlike = (typed: string, word: string) =>
  typed[0] === word[0] ||
  (typed[1] === word[1] && typed[2] === word[2]) ||
  (typed[1] === word[0] && (typed[0] === word[1] || typed[2] === word[1])) ||
  (typed[0] === word[1] && typed[1] === word[2])
