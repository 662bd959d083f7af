/** A text whose words in braces are replaced: "{grade} means …". */
export const fill = (form: string, values: Readonly<Record<string, string>>) =>
  form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** Things one after the other, with the comma of the language. */
export const listed = (items: readonly string[], language: string) => items.join(language === 'ar' ? '، ' : ', ')

/** Terms in Latin letters keep their own comma among Arabic words, so that they are one run in their own direction. */
export const listedTerms = (terms: readonly string[], language: string) =>
  listed(terms, terms.some((term) => /\p{Script=Arabic}/u.test(term)) ? language : 'en')
