import { countryIn } from '#app/guide/content/tradeText.ts'
import type { Source } from '#app/i18n/source.ts'
import { joined } from '#app/lib/wording.ts'
import type { Grade, Range, Shape } from '#content/schema/grades.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { goodsOf, most, range, required, unit } from './grade.ts'

/** A sieve: pieces of `mm` across lie on holes of `hole`. */
type Sieve = { label: string; detail: string; hole: number; mm: number }
/** What is sold over several sieves: from which row, over how many. */
type SieveSpan = { label: string; detail: string; from: number; rows: number }
export type SieveRow = { name?: string; shape: Shape; sieves: Sieve[]; spans: SieveSpan[] }

/** The one that is drawn large, across, among all sizes of the figure. */
const drawn: Record<GroupBy<'screen'>, number> = {
  'coffee-products': 6.55,
  'hazelnuts-macadamias': 14,
  'whole-spices': 7.5,
  'fresh-vegetables': 55,
  'root-vegetables': 60,
}

export function screenOf(source: Source, group: GroupBy<'screen'>) {
  const { figures, guide } = source.words
  const goods = goodsOf(source, group, 'widths')
  const { shape, items: widths } = required(goods[0], `a good for ${group}`).of
  const inMillimeters = (figure: string) => unit(guide.millimeters, figure)
  const rows: SieveRow[] = goods.map(({ name, of }) => ({
    ...name,
    shape: of.shape,
    sieves: of.items.map(({ label, mm }) => ({
      label: label ?? range(mm),
      detail: detailOf(mm, label),
      hole: mm[0],
      // A little wider than the holes that it stays on.
      mm: mm.length > 1 ? (mm[0] + most(mm)) / 2 : mm[0] * 1.06,
    })),
    spans: (of.spans ?? []).map((span) => spanOf(source, of.items, span)),
  }))
  function detailOf(mm: Range, label: string | undefined) {
    if (mm.length > 1)
      return figures.between.replace('{from}', range([mm[0]])).replace('{to}', inMillimeters(range([most(mm)])))
    return label ? inMillimeters(mm[0].toFixed(1)) : inMillimeters('').trim()
  }
  const rings = [...new Set(widths.flatMap(({ mm }) => mm))]
  return {
    rows,
    one: {
      shape,
      mm: drawn[group],
      rings: rings.map((mm) => ({ mm, label: widths.find((one) => one.mm[0] === mm)?.label ?? range([mm]) })),
      caption: figures.of[group].one,
    },
    ruler: figures.ruler,
  }
}

type Widths = Extract<Grade, { kind: 'widths' }>

/** Names are as buyers type them; a span that has none says which widths it holds. */
function spanOf({ language }: Source, items: Widths['items'], span: NonNullable<Widths['spans']>[number]): SieveSpan {
  const labels = items.map(({ label }) => label)
  const [from, to] = [labels.indexOf(span.from), labels.indexOf(span.to)]
  if (from < 0 || to < from) throw new Error(`The sieves of "${span.label}" are not a row: ${span.from} to ${span.to}`)
  const sold = Object.entries(span.sold).map(([name, country]) => `${name} (${countryIn(language, country)})`)
  const list = sold.length ? sold : labels.slice(from, to + 1).map(String)
  const label = (language === 'ar' && span.ar) || span.label
  return { label, detail: joined(list, language), from, rows: to - from + 1 }
}

export type ScreenFigure = ReturnType<typeof screenOf>
