import { remember } from './remember.ts'

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
  if (heard.length > 3 && sound === heard) return 34
  if (!slips) return 0
  if (heard.length > 2 && sound.startsWith(heard)) return 26
  const apart = edits(typed, word, slips)
  if (apart > slips) return 0
  return 20 - 5 * apart + (Math.abs(word.length - typed.length) <= slips ? 6 : 0)
}

/** Edits from what was typed to a word or its beginning, counted up to `most`. */
export function edits(typed: string, word: string, most: number) {
  const width = typed.length
  if (lacking(typed, word) > most) return width
  let twoAbove: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  let best = width
  for (let row = 1; row <= Math.min(word.length, width + most); row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const isOther = word[row - 1] !== typed[column - 1]
      const isSwapped = word[row - 2] === typed[column - 1] && word[row - 1] === typed[column - 2]
      const edited = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + Number(isOther),
        isSwapped ? at(twoAbove, column - 2) + 1 : width,
      )
      line[column] = edited
      least = Math.min(least, edited)
    }
    if (least > most) break
    best = Math.min(best, at(line, width))
    twoAbove = above
    above = line
  }
  return best
}

const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY

/** How many different letters of what was typed a word has nowhere: at least as many edits are between them. */
function lacking(typed: string, word: string) {
  let missing = maskOf(typed) & ~maskOf(word)
  let count = 0
  for (; missing; missing &= missing - 1) count++
  return count
}

/** A bit a letter; some letters share one. */
const maskOf = remember((word) => {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << word.charCodeAt(at)
  return mask
})
