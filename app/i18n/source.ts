import type { Prefix } from '#config/paths.ts'
import type { Language, Product } from '#content/schema/catalogue.ts'
import type { Words } from '#content/schema/edition.ts'

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

/** A product in the words of an edition. */
export function worded({ language }: Source, product: Product) {
  const [name, note] = product[language]
  return { id: product.id, formerly: product.formerly ?? [], name, note: note ?? '' }
}

export const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en')
