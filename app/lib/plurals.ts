/** A text in the forms that a language has for counts, by the categories of Intl.PluralRules; {count} is the figure. */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The right form of a text for a count: "1 product", "2 products", in Arabic up to six. */
export function counted(forms: Counted, count: number, lang: string) {
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other
  return form.replace('{count}', String(count))
}
