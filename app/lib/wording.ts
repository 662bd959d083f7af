import type { Counted } from '#content/schema/words.ts'

/** A text whose words in braces are replaced: "{grade} means …". */
export const fill = (form: string, values: Readonly<Record<string, string>>) =>
  form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** The right form of a text for a count: "1 product", "2 products", in Arabic up to six. */
export function counted(forms: Counted, count: number, lang: string, written = String(count)) {
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other
  return form.replace('{count}', written)
}

/** Things one after the other, with the comma of the language. */
export const joined = (items: readonly string[], language: string) => items.join(language === 'ar' ? '، ' : ', ')

/** Things that have commas themselves. */
export const joinedLong = (items: readonly string[], language: string) => items.join(language === 'ar' ? '؛ ' : '; ')

/** A name as part of an address. Marks of direction, which keep figures in their order, are in no id. */
export const slug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
