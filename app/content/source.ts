import type { Language } from '#app/catalogue/types.ts'
import type { Prefix } from '#config/paths.ts'
import type { Words } from './words.ts'

/** An edition while the site is built: everything that is worded in its language. */
export type Source = {
  language: Language
  dir: 'ltr' | 'rtl'
  /** What its addresses begin with. */
  prefix: Prefix
  /** What its readers call its language. */
  name: string
  words: Words
}
