import type { Counted } from '#content/schema/words.ts'

/** The right form of a text for a count: "1 product", "2 products", in Arabic up to six. */
export function counted(forms: Counted, count: number, lang: string, written = String(count)) {
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other
  return form.replace('{count}', written)
}
