import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade, Range, Shape } from '#app/catalogue/grades/types.ts'
import type { SheetWords } from '../sheetWords.ts'
import type { Words } from '../words.ts'

/** The facts of a grade, reckoned into what is drawn: sizes against the largest, bars in percent of the scale. */
export type Drawing =
  | { kind: 'sizes'; shape: Shape; items: { label: string; detail: string; size: number; inner?: number }[] }
  | { kind: 'bars'; items: Bar[] }
  | { kind: 'colors'; items: { label: string; color: string }[] }
  | {
      kind: 'matrix'
      corner: string
      columns: string[]
      rows: { label: string; has: boolean[] }[]
      yes: string
      no: string
    }
  | { kind: 'table'; head: string[]; rows: string[][] }

export type Bar = { label: string; detail: string; from: number; to: number; color?: string; rest?: boolean }

type Unit = Words['sheet']

export function drawingOf(group: string, { reading }: SheetWords, words: Unit): Drawing {
  const grade = gradeOf(group)
  const named = (id: string) => found(reading.names?.[id], `"${id}" in the drawing of ${group}`)
  switch (grade.kind) {
    case 'counts':
      return sizes(
        grade.shape,
        grade.items.map(({ label, count }) => ({ label, measure: gramsEach(grade.grams, count) })),
        3,
        ({ measure }) => unit(words.grams, weight(measure)),
      )
    case 'weights':
      return sizes(
        grade.shape,
        grade.items.map(({ label, grams }) => ({ label, measure: grams })),
        grade.directions,
        ({ measure }) => unit(words.grams, weight(measure)),
      )
    case 'widths':
      return sizes(
        grade.shape,
        grade.items.map(({ label, mm }) => ({
          label,
          measure: most(mm),
          least: mm.length > 1 ? mm[0] : undefined,
          mm,
        })),
        1,
        ({ mm }) => unit(words.millimeters, range(mm)),
      )
    case 'purity':
      return {
        kind: 'bars',
        items: grade.percent.map((percent) => ({
          label: unit(words.percent, percent),
          detail: unit(words.grams, Math.round(grade.sackKg * 10 * (100 - percent))),
          from: percent,
          to: 100,
          rest: true,
        })),
      }
    case 'scale':
      return { kind: 'bars', items: grade.items.map((item) => bar(grade, item, named(item.id), reading.unit)) }
    case 'colors':
      return { kind: 'colors', items: grade.items.map(({ id, color }) => ({ label: named(id), color })) }
    case 'matrix':
      return {
        kind: 'matrix',
        corner: named('corner'),
        columns: grade.columns.map(named),
        rows: grade.rows.map(({ id, has }) => ({
          label: named(id),
          has: grade.columns.map((column) => has.includes(column)),
        })),
        yes: words.yes,
        no: words.no,
      }
    case 'codes':
      return {
        kind: 'table',
        head: [named('corner'), ...grade.columns.map(named)],
        rows: grade.rows.map(({ id, codes }) => [named(id), ...codes]),
      }
    case 'table':
      return { kind: 'table', ...found(reading.table, `a table for ${group}`) }
  }
}

/** The counts and widths that stand beside a product in the table of grades. */
export function measuresOf(group: string, product: string) {
  const grade = gradeOf(group)
  if (grade.kind === 'counts') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.count, grams: weight(gramsEach(grade.grams, item.count)) }
  }
  if (grade.kind === 'widths') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.mm }
  }
  return undefined
}

export const range = (figures: Range) => figures.join('–')

export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))

function gradeOf(group: string) {
  return found(grades[group], `a grade to draw for ${group}`)
}

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (!thing) throw new Error(`The sheets lack ${what}`)
  return thing
}

function sizes<Item extends { label: string; measure: number; least?: number | undefined }>(
  shape: Shape,
  items: Item[],
  directions: number,
  detail: (item: Item) => string,
): Drawing {
  const largest = Math.max(...items.map(({ measure }) => measure))
  const size = (measure: number) => rounded((measure / largest) ** (1 / directions))
  return {
    kind: 'sizes',
    shape,
    items: items.map((item) => ({
      label: item.label,
      detail: detail(item),
      size: size(item.measure),
      ...(item.least && { inner: size(item.least) }),
    })),
  }
}

type Scale = Extract<Grade, { kind: 'scale' }>

function bar({ from, to, logarithmic }: Scale, item: Scale['items'][number], label: string, form = '{value}'): Bar {
  const place = (figure: number) => {
    const way = logarithmic ? Math.log(figure / from) / Math.log(to / from) : (figure - from) / (to - from)
    return Math.round(way * 1000) / 10
  }
  return {
    label,
    detail: unit(form, range(item.at)),
    from: item.at.length > 1 ? place(item.at[0]) : 0,
    to: place(most(item.at)),
    ...(item.color && { color: item.color }),
  }
}

const most = (figures: Range) => figures[figures.length - 1] ?? 0
const middle = (figures: Range) => (figures[0] + most(figures)) / 2
const gramsEach = (grams: number, count: Range) => grams / middle(count)
const rounded = (value: number) => Math.round(value * 1000) / 1000
const weight = (grams: number) => (grams < 10 ? grams.toFixed(1) : String(Math.round(grams)))
