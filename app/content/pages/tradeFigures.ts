import type { Amount, Bounds, Limit, Load, Month, Months, Pack } from '#app/catalogue/trade/types.ts'
import type { Language } from '#app/catalogue/types.ts'
import { listed } from '#app/lib/listed.ts'
import type { Counted } from '#app/lib/plurals.ts'
import type { TradeTerms } from '../tradeWords.ts'

/** Figures of the trade in the words of an edition. */
export type Spoken = { language: Language; terms: TradeTerms }

const fill = (form: string, values: Record<string, string>) => form.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '')

/** Countries that go by a shorter name in the trade than in the dictionary of the language. */
const shortNames: Record<Language, Record<string, string>> = {
  en: { MM: 'Myanmar' },
  ar: { AE: 'الإمارات', MM: 'ميانمار', SA: 'السعودية' },
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
export function monthsSpoken({ language, terms }: Spoken, harvest: readonly Months[], about = false) {
  const spoken = harvest.map(([from, to]) => {
    if (from === 1 && to === 12) return terms.allYear
    if (from === to) return monthIn(language, from)
    return fill(terms.range, { from: monthIn(language, from), to: monthIn(language, to) })
  })
  // Arabic joins two stretches with «و»: behind a comma the second reads as a correction of the first.
  const all = language === 'ar' ? spoken.join(' و') : listed(spoken, language)
  return about && all ? fill(terms.about, { value: all }) : all
}

const figure = (value: number, language: Language) => figuresIn(language, new Intl.NumberFormat('en').format(value))

/** Arabic pages write 1000, like their prose, and part thousands from 10,000 on. */
const figuresIn = (language: Language, text: string) =>
  language === 'ar' ? text.replace(/(?<![\d,])(\d),(?=\d{3}(?!\d))/g, '$1') : text

/** "25", "25 or 50", "25–50". */
function amountIn({ language, terms }: Spoken, amount: Amount) {
  if (typeof amount === 'number') return figure(amount, language)
  if ('from' in amount)
    return fill(terms.span, { from: figure(amount.from, language), to: figure(amount.to, language) })
  // British English has no comma before the last.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    amount.map((one) => figure(one, language)),
  )
}

const lastOf = (amount: Amount) =>
  typeof amount === 'number' ? amount : 'from' in amount ? amount.to : (amount.at(-1) ?? 0)

/** In Arabic the last figure says which form the unit has; a figure never parts from its unit. */
function measured(spoken: Spoken, forms: Counted, amount: Amount, times?: Amount) {
  const one = typeof amount === 'number' ? amount : 0
  const form = forms[new Intl.PluralRules(spoken.language).select(lastOf(amount))] ?? forms.other
  const before = times === undefined ? '' : `${amountIn(spoken, times)} × `
  // "شهر واحد" has no figure, which fits one alone, not the end of a range.
  const fitting = form.includes('{count}') || one ? form : forms.other
  return before + fill(fitting, { count: amountIn(spoken, amount) }).replace(/ (?=\S+$)/, '\u00a0')
}

/** "من شهر إلى 3 أشهر", "من أسبوع إلى أسبوعين": Arabic says one and a last two by the noun alone. */
export function periodIn(spoken: Spoken, forms: Counted, amount: Amount) {
  const said = measured(spoken, forms, amount)
  if (spoken.language !== 'ar' || typeof amount === 'number' || !('from' in amount) || amount.from !== 1) return said
  const to = amount.to === 2 ? forms.two?.replace(/ان$/, 'ين') : measured(spoken, forms, amount.to)
  return fill(spoken.terms.span, { from: forms.other.replace('{count} ', ''), to: to ?? '' })
}

/** "Carton of 50 lb (22.68 kg), lined". */
export function packIn(spoken: Spoken, { in: holder, unit, amount, times, pounds, about }: Pack) {
  const { terms } = spoken
  const weight = measured(spoken, terms.units[unit], amount, times)
  const stated = pounds === undefined ? weight : `${measured(spoken, terms.units.pounds, pounds)} (${weight})`
  const form = (terms.holders as Record<string, string>)[holder] ?? ''
  return capital(fill(form, { amount: about ? fill(terms.about, { value: stated }) : stated }))
}

export function loadIn(spoken: Spoken, { container, tons }: Load) {
  const { terms } = spoken
  const weight = fill(terms.about, { value: measured(spoken, terms.units.t, tons) })
  return fill(terms.containers[container], { tons: weight })
}

/** "below 25 °C", "0–10 °C", "95% and more". */
export function boundsIn({ terms }: Spoken, { from, to }: Bounds, unit: string) {
  if (to === undefined) return fill(terms.above, { value: `${signed(from)}${unit}` })
  // Frozen goods are kept at the figure or colder.
  if (from === undefined) return fill(to < 0 ? terms.orBelow : terms.below, { value: `${signed(to)}${unit}` })
  if (from === to) return `${signed(to)}${unit}`
  // A dash beside a minus sign cannot be read.
  const form = from < 0 || to < 0 ? terms.range : terms.span
  return fill(form, { from: signed(from), to: `${signed(to)}${unit}` })
}

const signed = (value: number) => String(value).replace('-', '−')

/** "EU 2023/915". */
export const lawIn = ({ terms }: Spoken, { body, act }: Limit) => [terms.bodies[body], act].filter(Boolean).join(' ')

/** "Almonds, Pistachios: B1 8, total 10 µg/kg". */
export function limitIn({ language, terms }: Spoken, { unit, at }: Limit, goods: readonly string[]) {
  const phrases: Record<string, string> = terms.phrases
  const said = at.map(([phrase, value]) => fill(phrases[phrase] ?? '', { figure: figuresIn(language, value ?? '') }))
  const all = listed(said, language)
  const measure = unit ? fill(terms.measures[unit], { value: all }).replace(/ (?=\S+$)/, '\u00a0') : all
  return goods.length ? `${listed(goods, language)}: ${measure}` : measure
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
