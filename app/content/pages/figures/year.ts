import type { ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import type { CategoryFacts } from '#app/catalogue/types.ts'
import type { Source } from '../../source.ts'
import { yearOf } from '../seasons.ts'
import { monthHeads, monthIn } from '../tradeFigures.ts'

/** The year of the products of a group, origin by origin; one row alone is no comparison, and stands among the origins. */
export function yearFigure(source: Source, group: CategoryFacts['groups'][number]) {
  const { year } = yearOf(source, group.products)
  if (!year || year.flatMap(({ rows }) => rows).length < 2) return undefined
  const { language, words } = source
  const { labels, main, some, about } = words.trade.terms
  const isUnsure = year.some(({ rows }) => rows.some((row) => row.about))
  return {
    goods: year.map((one) => {
      const { hindi, latin } = factsOf(one.id as ProductId)
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
      about: about.replace('{value}', '').trim(),
      month: words.figures.month,
      arriving: words.figures.arriving,
      nothing: words.figures.nothing,
    },
  }
}
