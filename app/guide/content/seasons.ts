import { placeOf } from '#app/catalogue/catalogue.ts'
import type { Source } from '#app/i18n/source.ts'
import { worded } from '#app/i18n/source.ts'
import { listed } from '#app/lib/wording.ts'
import { site } from '#config'
import type { CategoryFacts, Product } from '#content/schema/catalogue.ts'
import type { Month, Months } from '#content/schema/trade.ts'
import { delicate } from '#content/trade/countries.ts'
import { seasons } from '#content/trade/seasons.ts'
import { countryIn, monthHeads, monthsSpoken, type Spoken } from './tradeText.ts'

/** Main arrivals, some, or none. */
type Arrival = 'M' | 's' | ''

const arrivals: Record<string, Arrival> = { '#': 'M', '+': 's', '.': '' }
const signs: Record<Arrival, string> = { M: '#', s: '+', '': '.' }

/** The year of every product that has one, an origin a row. */
export function yearOf(source: Source, products: readonly Product[], showDelicate = site.showDelicateOrigins) {
  const spoken = { language: source.language, terms: source.words.trade.terms }
  return products
    .map((product) => ({ ...worded(source, product), rows: rowsOf(spoken, product, showDelicate) }))
    .filter(({ rows }) => rows.length)
    .map(({ id, name, rows }) => ({ id, good: name, rows }))
}

function rowsOf(spoken: Spoken, { id }: Product, showDelicate: boolean) {
  return seasons
    .filter(({ product, from }) => product === id && (showDelicate || !delicate.includes(from)))
    .map(({ from, year, about = false }) => ({
      code: from,
      country: countryIn(spoken.language, from),
      months: [...year].map((sign) => arrivals[sign] ?? ''),
      about,
      spoken: yearSpoken(spoken, year, about),
    }))
}

/** "main arrivals April to June; some March, July". */
function yearSpoken(spoken: Spoken, year: string, about: boolean) {
  const { language, terms } = spoken
  const said = [
    [terms.main, '#'],
    [terms.some, '+'],
  ] as const
  return said
    .map(([word, sign]) => [word, stretches(year, sign)] as const)
    .filter(([, months]) => months.length)
    .map(([word, months]) => `${word}${language === 'ar' ? ':' : ''} ${monthsSpoken(spoken, months, about)}`)
    .join(language === 'ar' ? '؛ ' : '; ')
}

/** Months of one sign that follow each other; December is followed by January. */
export function stretches(year: string, sign: string): Months[] {
  if ([...year].every((each) => each === sign)) return [[1, 12]]
  const is = (at: number) => year[(at + 12) % 12] === sign
  const starts = [...year].map((_, at) => at).filter((at) => is(at) && !is(at - 1))
  return starts.map((from) => {
    let to = from
    while (is(to + 1)) to += 1
    return [(from + 1) as Month, ((to % 12) + 1) as Month]
  })
}

/** The year at a glance for a category's page: every product with a season, in one line and origin by origin. */
export function seasonsOf(source: Source, category: CategoryFacts, showDelicate = site.showDelicateOrigins) {
  const { terms } = source.words.trade
  const groups = category.groups.flatMap((group) =>
    yearOf(source, group.products, showDelicate).map(({ id, good, rows }) => {
      const months = rows[0]?.months.map((_, month) => best(rows.map((row) => row.months[month] ?? ''))) ?? []
      return {
        id,
        good,
        rows,
        path: placeOf({ id }),
        months,
        spoken: yearSpoken({ language: source.language, terms }, months.map((one) => signs[one]).join(''), false),
        countries: listed(
          rows.map(({ country }) => country),
          source.language,
        ),
      }
    }),
  )
  if (!groups.length) return undefined
  const { main, some, labels } = terms
  const { title, remark } = labels.year
  const { today } = labels.harvest
  return { title, remark, main, some, today, goods: groups, months: monthHeads(source.language) }
}

const best = (all: readonly Arrival[]): Arrival => (all.includes('M') ? 'M' : all.includes('s') ? 's' : '')
