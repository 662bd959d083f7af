import { productFacts } from '#app/catalogue/productFacts.ts'
import { yearOf } from '#app/guide/content/seasons.ts'
import { monthHeads, monthIn } from '#app/guide/content/tradeText.ts'
import type { Source } from '#app/i18n/source.ts'
import type { CategoryFacts } from '#content/schema/catalogue.ts'
import type { ProductId } from '#content/schema/ids.ts'

/** The year of the products of a group, origin by origin; one row alone is no comparison, and stands among the origins. */
export function yearFigure(source: Source, group: CategoryFacts['groups'][number]) {
  const year = yearOf(source, group.products)
  if (year.flatMap(({ rows }) => rows).length < 2) return undefined
  const { language, words } = source
  const { labels, main, some } = words.trade.terms
  const isUnsure = year.some(({ rows }) => rows.some((row) => row.about))
  return {
    goods: year.map((one) => {
      const { hindi, latin } = productFacts(one.id as ProductId)
      const product = group.products.find(({ id }) => id === one.id)
      const other = product?.[language === 'ar' ? 'en' : 'ar'][0] ?? ''
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
    },
  }
}
