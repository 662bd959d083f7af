import type { Language } from '#app/catalogue/types.ts'

/** Things one after the other, with the comma of the language. */
export const listed = (items: readonly string[], language: Language) => items.join(language === 'ar' ? '، ' : ', ')
