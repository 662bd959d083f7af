import { edits } from './edits.ts'

/** One letter from four letters on, two from eight on, none in words with digits. */
export const slipsIn = (word: string) => (/\d/.test(word) ? 0 : word.length > 7 ? 2 : word.length > 3 ? 1 : 0)

/** Points for a word that was typed: exact, then a beginning, then the sound, then a slip of the pen; none is none. */
export function compare(typed: string, heard: string, word: string, sound: string, slips: number) {
  if (word === typed) return 60
  if (word.startsWith(typed)) return 40 + (10 * typed.length) / word.length
  if (typed.length > 2 && sound === heard) return 34
  if (heard.length > 2 && sound.startsWith(heard)) return 26
  if (!slips || word.length < typed.length - slips) return 0
  const apart = edits(typed, word, slips)
  if (apart > slips) return 0
  return 20 - 5 * apart + (Math.abs(word.length - typed.length) <= slips ? 6 : 0)
}
