import { catalogue, placeOf } from '#app/catalogue/catalogue.ts'
import type { Seasons } from '#app/features/figures/season.ts'
import { addressIn } from '#app/i18n/edition.ts'
import type { Source } from '#app/i18n/source.ts'
import type { Month } from '#content/schema/trade.ts'
import { stretches, yearOf } from './seasons.ts'
import { monthHeads, monthIn } from './tradeText.ts'

/** What the home page says of the season, whichever month it is. */
export function seasonWords({ words }: Source) {
  const { year, remark } = words.trade.terms.labels
  return { ...words.home.season, remark: `${year.remark} ${remark} ${year.unsure}` }
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
      const [main] = stretches(row.months.map((sign) => (sign === 'M' ? '#' : '.')).join(''), '#')
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
