import { catalogue, placeOf } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Seasons } from '#app/features/figures/season.ts'
import { addressIn } from '#app/i18n/edition.ts'
import { otherThan, type Source, worded } from '#app/i18n/source.ts'
import { joined, joinedLong } from '#app/lib/wording.ts'
import { site } from '#config'
import type { CategoryFacts, Group, Product } from '#content/schema/catalogue.ts'
import type { Month, Months } from '#content/schema/trade.ts'
import { delicate } from '#content/trade/countries.ts'
import { seasons } from '#content/trade/seasons.ts'
import { countryIn, monthHeads, monthIn, monthsSpoken } from './tradeText.ts'

/** Main arrivals, some, or none. */
type Arrival = 'M' | 's' | ''

const arrivals: Record<string, Arrival> = { '#': 'M', '+': 's', '.': '' }

/** The year of every product that has one, an origin a row. */
function yearOf(source: Source, products: readonly Product[], showDelicate = site.showDelicateOrigins) {
  return products
    .map((product) => ({ ...worded(source, product), rows: rowsOf(source, product, showDelicate) }))
    .filter(({ rows }) => rows.length)
    .map(({ id, name, rows }) => ({ id, good: name, rows }))
}

function rowsOf(source: Source, { id }: Product, showDelicate: boolean) {
  return seasons
    .filter(({ product, from }) => product === id && (showDelicate || !delicate.includes(from)))
    .map(({ from, year, about = false }) => {
      const months = [...year].map((sign) => arrivals[sign] ?? '')
      return {
        code: from,
        country: countryIn(source.language, from),
        months,
        about,
        spoken: yearSpoken(source, months, about),
      }
    })
}

/** "main arrivals April to June; some March, July". */
function yearSpoken(source: Source, year: readonly Arrival[], about: boolean) {
  const { language, words } = source
  const { terms } = words.trade
  const said = [
    [terms.main, 'M'],
    [terms.some, 's'],
  ] as const
  const parts = said
    .map(([word, sign]) => [word, stretches(year, sign)] as const)
    .filter(([, months]) => months.length)
    .map(([word, months]) => `${word}${language === 'ar' ? ':' : ''} ${monthsSpoken(source, months, about)}`)
  return joinedLong(parts, language)
}

/** Months of one sign that follow each other; December is followed by January. */
export function stretches(year: readonly string[], sign: string): Months[] {
  if (year.every((each) => each === sign)) return [[1, 12]]
  const is = (at: number) => year[(at + 12) % 12] === sign
  const starts = [...year.keys()].filter((at) => is(at) && !is(at - 1))
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
        spoken: yearSpoken(source, months, false),
        countries: joined(
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

/** The year of the products of a group, origin by origin; one row alone is no comparison, and stands among the origins. */
export function yearFigure(source: Source, group: Group) {
  const year = yearOf(source, group.products)
  if (year.flatMap(({ rows }) => rows).length < 2) return undefined
  const { language, words } = source
  const { labels, main, some } = words.trade.terms
  const isUnsure = year.some(({ rows }) => rows.some((row) => row.about))
  return {
    goods: year.map((one) => {
      const { hindi, latin } = productFacts(one.id)
      const product = group.products.find(({ id }) => id === one.id)
      const other = product?.[otherThan(language)][0] ?? ''
      return {
        ...one,
        names: [other, ...hindi.slice(0, 1)].filter(Boolean).join(' · '),
        botanical: latin ?? '',
      }
    }),
    months: monthHeads(language).map((short, at) => ({ short, long: monthIn(language, (at + 1) as 1) })),
    words: {
      title: labels.year.title,
      remark: isUnsure ? `${labels.year.remark} ${labels.year.unsure}` : labels.year.remark,
      good: labels.columns.good,
      origin: labels.columns.origin,
      main,
      some,
      today: labels.harvest.today,
      about: labels.year.about,
      month: words.figures.month,
      arriving: words.figures.arriving,
      nothing: words.figures.nothing,
      away: words.figures.away,
    },
  }
}

/** Every origin of the calendars with its main arrivals, for the browser, which knows the month. What arrives all year is no news. */
export function seasonsFile(source: Source): Seasons {
  const { language, prefix, words } = source
  const { span, labels } = words.trade.terms
  const products = catalogue.flatMap(({ groups }) => groups.flatMap((group) => group.products))
  const goods = yearOf(source, products).map(({ id, good, rows }) => ({
    good,
    to: addressIn(prefix, placeOf({ id })),
    origins: rows.flatMap((row) => {
      const [main] = stretches(row.months, 'M')
      if (!main || (main[0] === 1 && main[1] === 12)) return []
      const [from, to] = main
      return [{ country: row.country, from, to, about: row.about }]
    }),
  }))
  const heads = monthHeads(language).map((head, at) =>
    language === 'ar' ? monthIn(language, (at + 1) as Month) : head,
  )
  return { goods, months: heads, span, about: labels.year.about, also: words.home.season.also }
}
