import type { Language } from '#app/catalogue/types.ts'

/** Things one after the other, with the comma of the language. */
export const listed = (items: readonly string[], language: Language) => items.join(language === 'ar' ? '، ' : ', ')

/** Terms in Latin letters keep their own comma among Arabic words, so that they are one run in their own direction. */
export const listedTerms = (terms: readonly string[], language: Language) =>
  listed(terms, terms.some((term) => /\p{Script=Arabic}/u.test(term)) ? language : 'en')
