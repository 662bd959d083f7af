import type { Source } from '#app/i18n/source.ts'
import type { Range, Shape } from '#content/schema/grades.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { ounce } from '#content/trade/measures.ts'
import { goodsOf, gramsEach, lengthOf, most, unit, weight } from './grade.ts'

/** `size` is against the one that is drawn. */
type Ring = { label: string; size: number }
/** One ounce, pound or carton laid out: `fewest` are sure, the rest may be there besides. */
type Tray = Ring & { each: string; fewest: number; most: number }
/**
 * All grades as rings about one piece, whose length is known for some goods; laid out are all, or some of them by the
 * middle of their count.
 */
export type TrayRow = { name?: string; shape: Shape; mm: number | undefined; rings: Ring[]; trays: Tray[] }

export function trayOf(source: Source, group: GroupBy<'tray'>) {
  const { figures, guide } = source.words
  // Nuts of several kinds are laid out by the ounce, whatever weight their grade is counted in.
  const isOunce = group === 'nuts-seeds'
  const rows = goodsOf(source, group, 'counts').map(({ name, of }): TrayRow => {
    const ounces = isOunce ? of.grams / ounce : 1
    const least = gramsEach(of.grams, of.items[0]?.count as Range)
    const sizeOf = (count: Range) => Math.round(Math.cbrt(gramsEach(of.grams, count) / least) * 1000) / 1000
    const some = of.items.filter(({ shown }) => shown)
    const isSome = some.length > 1
    return {
      ...name,
      shape: of.shape,
      mm: lengthOf(of.shape, least),
      rings: of.items.map(({ label, count }) => ({ label, size: sizeOf(count) })),
      trays: (isSome ? some : of.items).map(({ label, count }) => {
        const grams = gramsEach(of.grams, count)
        const middle = Math.floor((count[0] + most(count)) / 2)
        const [fewest, highest] = isSome ? [middle, middle] : [count[0], most(count)]
        return {
          label,
          each: unit(figures.each, unit(guide.grams, weight(grams))),
          fewest: Math.round(fewest / ounces),
          most: Math.round(highest / ounces),
          size: sizeOf(count),
        }
      }),
    }
  })
  return { rows, one: figures.of[group].one, ruler: figures.rulerAlone }
}

export type TrayFigure = ReturnType<typeof trayOf>
