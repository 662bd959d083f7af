import type { Source } from '#app/i18n/source.ts'
import { fill, joined } from '#app/lib/wording.ts'
import type { Language } from '#content/schema/catalogue.ts'
import type { Amount, Bounds, Limit, Load, Month, Months, Pack } from '#content/schema/trade.ts'
import type { Counted } from '#content/schema/words.ts'
import { type Standard, scopes } from '#content/trade/standards.ts'

/** Countries that go by a shorter name in the trade than in the dictionary of the language. */
const shortNames: Record<Language, Record<string, string>> = {
  en: { MM: 'Myanmar' },
  ar: { AE: 'الإمارات', CI: 'كوت ديفوار', DK: 'الدنمارك', MM: 'ميانمار', SA: 'السعودية' },
}

export const countryIn = (language: Language, code: string) =>
  shortNames[language][code] ?? new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** A formatter is slow to make, a third of the whole check for the thousands of months in the guides: each is named once. */
const monthNames = new Map<string, string>()

export function monthIn(language: Language, month: Month) {
  const key = `${language} ${month}`
  const format = () => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const name = monthNames.get(key) ?? format().format(Date.UTC(2026, month - 1, 1))
  monthNames.set(key, name)
  return name
}

/** The heads of a calendar: short names, or numbers where those of the language are too long for a twelfth. */
export function monthHeads(language: Language) {
  const all = Array.from({ length: 12 }, (_, month) => (month + 1) as Month)
  return all.map((month) => (language === 'ar' ? String(month) : monthIn(language, month).slice(0, 3)))
}

/** "October to January, April to June"; nothing where there is no one season. */
export function monthsSpoken({ language, words }: Source, harvest: readonly Months[], about = false) {
  const { terms } = words.trade
  const spoken = harvest.map(([from, to]) => {
    if (from === 1 && to === 12) return terms.allYear
    if (from === to) return monthIn(language, from)
    // Arabic names two months that follow each other: «مايو ويونيو».
    if (language === 'ar' && (from % 12) + 1 === to) return `${monthIn(language, from)} و${monthIn(language, to)}`
    return fill(terms.range, { from: monthIn(language, from), to: monthIn(language, to) })
  })
  const all = language === 'ar' ? stretchesInArabic(spoken) : joined(spoken, language)
  return about && all ? fill(terms.about, { value: all }) : all
}

/** «من أبريل إلى يونيو، وفي سبتمبر»: behind a comma alone the second reads as a correction of the first. */
function stretchesInArabic(spoken: readonly string[]) {
  const isRange = (stretch = '') => stretch.startsWith('من ')
  return spoken
    .map((stretch, at) => {
      if (at === 0) return stretch
      if (isRange(stretch) === isRange(spoken[at - 1])) return ` و${stretch}`
      return isRange(stretch) ? `، و${stretch}` : `، وفي ${stretch}`
    })
    .join('')
}

export const figureIn = (value: number, language: Language) =>
  figuresIn(language, new Intl.NumberFormat('en').format(value))

/** Arabic pages write 1000, like their prose, and part thousands from 10,000 on. */
const figuresIn = (language: Language, text: string) =>
  language === 'ar' ? text.replace(/(?<![\d,])(\d),(?=\d{3}(?!\d))/g, '$1') : text

/** "25", "25 or 50", "25–50". */
function amountIn({ language, words }: Source, amount: Amount, span = words.trade.terms.span) {
  if (typeof amount === 'number') return figureIn(amount, language)
  if ('from' in amount) return fill(span, { from: figureIn(amount.from, language), to: figureIn(amount.to, language) })
  // British English has no comma before the last.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    amount.map((one) => figureIn(one, language)),
  )
}

const lastOf = (amount: Amount) =>
  typeof amount === 'number' ? amount : 'from' in amount ? amount.to : (amount.at(-1) ?? 0)

/** In Arabic the last figure says which form the unit has; a figure never parts from its unit. */
function measured(source: Source, forms: Counted, amount: Amount, times?: Amount) {
  const one = typeof amount === 'number' ? amount : 0
  const form = forms[new Intl.PluralRules(source.language).select(lastOf(amount))] ?? forms.other
  // A range in words cannot be multiplied: «24–30 × 340–400».
  const span = times === undefined ? undefined : '{from}–{to}'
  const before = times === undefined ? '' : `${amountIn(source, times, span)} × `
  // "شهر واحد" has no figure, which fits one alone, not the end of a range.
  const fitting = form.includes('{count}') || one ? form : forms.other
  return before + fill(fitting, { count: amountIn(source, amount, span) }).replace(/ (?=\S+$)/, '\u00a0')
}

/** "من شهر إلى 3 أشهر", "من أسبوعين إلى 4 أسابيع": Arabic says one and two by the noun alone. */
export function periodIn(source: Source, forms: Counted, amount: Amount) {
  const said = measured(source, forms, amount)
  if (source.language !== 'ar' || typeof amount === 'number' || !('from' in amount) || amount.from > 2) return said
  const two = forms.two?.replace(/ان$/, 'ين') ?? ''
  return fill(source.words.trade.terms.span, {
    from: amount.from === 1 ? forms.other.replace('{count} ', '') : two,
    to: amount.to === 2 ? two : measured(source, forms, amount.to),
  })
}

/** "Carton of 50 lb (22.68kg), lined". */
export function packIn(source: Source, { in: holder, unit, amount, times, pounds, about }: Pack) {
  const { terms } = source.words.trade
  const weight = measured(source, terms.units[unit], amount, times)
  const stated = pounds === undefined ? weight : `${measured(source, terms.units.pounds, pounds)} (${weight})`
  const form = (terms.holders as Record<string, string>)[holder] ?? ''
  return capital(fill(form, { amount: about ? fill(terms.about, { value: stated }) : stated }))
}

export function loadIn(source: Source, { container, tons }: Load) {
  const { terms } = source.words.trade
  const weight = fill(terms.about, { value: measured(source, terms.units.t, tons) })
  return fill(terms.containers[container], { tons: weight })
}

/** "below 25 °C", "0–10 °C", "95% and more". */
export function boundsIn({ words }: Source, { from, to }: Bounds, unit: string) {
  const { terms } = words.trade
  if (to === undefined) return fill(terms.above, { value: `${signed(from)}${unit}` })
  // Frozen goods are kept at the figure or colder.
  if (from === undefined) return fill(to < 0 ? terms.orBelow : terms.below, { value: `${signed(to)}${unit}` })
  if (from === to) return `${signed(to)}${unit}`
  // A dash beside a minus sign cannot be read.
  const form = from < 0 || to < 0 ? terms.range : terms.span
  return fill(form, { from: signed(from), to: `${signed(to)}${unit}` })
}

const signed = (value: number) => String(value).replace('-', '−')

/** "EU 2023/915"; in Arabic, where a bare number would be the Union's own, «الاتحاد الأوروبي (2023/915)». */
export function lawIn({ language, words }: Source, { body, act }: Limit) {
  const number = language === 'ar' && body === 'EU' && act ? `(${act})` : act
  return [words.trade.terms.bodies[body], number].filter(Boolean).join(' ')
}

/** "B1 8, total 10 µg/kg". */
export function limitIn({ language, words }: Source, { unit, at }: Limit) {
  const { terms } = words.trade
  const phrases: Record<string, string> = terms.phrases
  const said = at.map(([phrase, value]) => fill(phrases[phrase] ?? '', { figure: figuresIn(language, value ?? '') }))
  // The «و» of an Arabic list belongs to its phrase, which may also be the first.
  const all = joined(said, language).replace(/^و/, '')
  return unit ? fill(terms.measures[unit], { value: all }).replace(/ (?=\S+$)/, '\u00a0') : all
}

/** A standard, and what it is about where it does not specify the product itself. */
export const scoped = (standard: Standard, language: Language) =>
  scopes[standard] ? `${standard} (${scopes[standard][language]})` : standard

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
