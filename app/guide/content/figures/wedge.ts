import type { Source } from '#app/i18n/source.ts'
import type { Grade } from '#content/schema/grades.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { gradeOf, guideWords, most, namesOf, range, unit } from './grade.ts'

/** Places on the scale are parts of its whole length. */
export type Band = {
  label: string
  detail: string
  from: number
  to: number
  /** Up to its figure, from the beginning of the scale. */
  length: number
  /** Where its words stand. */
  named: number
  color: string
}
type Tick = { at: number; label: string }

export type WedgeFigure = {
  bands: Band[]
  /** What the others are compared with: a line on the scale. */
  mark: (Tick & { detail: string }) | undefined
  ticks: Tick[]
  /** Ranges can lie far apart on a scale of ratios, which is read by its powers of ten. */
  powers: Tick[]
  /** The figure of a band is where it ends. */
  isNamedAtEnd: boolean
}

export function wedgeOf(source: Source, group: GroupBy<'wedge'>): WedgeFigure {
  const { unit: form = '{value}' } = guideWords(source, group).reading
  const named = namesOf(source, group)
  const grade = gradeOf(group, 'scale')
  const place = (figure: number) => {
    const { from, to, logarithmic } = grade
    const way = logarithmic ? Math.log(figure / from) / Math.log(to / from) : (figure - from) / (to - from)
    return Math.round(way * 1000) / 1000
  }
  const sorted = [...grade.items].sort((one, other) => most(one.at) - most(other.at))
  const bands = sorted.map((item, nth) => {
    const [begin, end] = reach(grade, sorted, nth)
    return {
      label: named(item.id),
      detail: beside(grade, item, form, source.words.guide),
      from: place(begin),
      to: place(end),
      length: place(grade.least ? begin : end),
      // What another lies within is seen from where that ends.
      named: place(grade.equal ? end : item.under ? most(sorted[nth - 1]?.at ?? [begin]) : begin),
      color: item.color,
    }
  })
  const ticks = ticksOf(grade).map((figure) => ({ at: place(figure), label: String(figure) }))
  const { mark } = grade
  return {
    // What lies within another is painted over it.
    bands: bands.sort((one, other) => one.from - other.from || other.to - one.to),
    mark: mark && { at: place(mark.at), label: named(mark.id), detail: unit(form, mark.at) },
    ticks,
    powers: isApart(grade) ? ticks.filter(({ label }) => (grade.logarithmic ? /^10*$/ : /0$/).test(label)) : [],
    isNamedAtEnd: grade.equal !== undefined,
  }
}

type Scale = Extract<Grade, { kind: 'scale' }>
type Item = Scale['items'][number]

/** A single figure reaches up to it, or from it to the next where it is the least. */
function reach({ from, to, least: isLeast }: Scale, sorted: readonly Item[], nth: number): [number, number] {
  const { at, under } = sorted[nth] as Item
  if (under) return [from, at[0]]
  if (at.length > 1) return [at[0], most(at)]
  if (isLeast) return [at[0], sorted[nth + 1]?.at[0] ?? to]
  return [sorted[nth - 1]?.at[0] ?? from, at[0]]
}

/** What stands under a band: its figure, or how much of it does what the first does. */
function beside(
  { equal, items, least }: Scale,
  { at, open, under }: Item,
  form: string,
  words: Source['words']['guide'],
) {
  if (equal && items[0]) return unit(words.grams, Math.round((equal * most(items[0].at)) / most(at)))
  if (under) return unit(words.under, unit(form, range(at)))
  if (open) return unit(words.over, unit(form, at[0]))
  if (at.length === 1 && !least) return unit(words.upTo, unit(form, at[0]))
  return unit(form, range(at))
}

/** Bars from the beginning would not say where they begin. */
const isApart = ({ logarithmic, items }: Scale) =>
  logarithmic ? items.every(({ at }) => at.length > 1) : items.some(({ under }) => under)

/** Round figures: about fourteen along a scale of equal steps, ones, twos and fives where steps multiply and ranges lie apart. */
function ticksOf(scale: Scale) {
  const { from, to, logarithmic, items } = scale
  if (!logarithmic) {
    const step = [1, 2, 5, 10, 20, 50].find((one) => (to - from) / one <= 15) ?? 100
    return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  }
  if (!isApart(scale)) return [from, ...items.flatMap(({ at }) => at)]
  return [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].filter((figure) => figure >= from && figure <= to)
}
