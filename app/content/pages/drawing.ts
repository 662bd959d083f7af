import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade, Range, Shape } from '#app/catalogue/grades/types.ts'
import type { SheetWords } from '../sheetWords.ts'
import type { Words } from '../words.ts'

/** The facts of a grade, reckoned into what is drawn: sizes against the largest, bars in percent of their scale. */
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

type Bar = { label: string; detail: string; from: number; to: number; color?: string; rest?: boolean }

type Common = Words['sheet']

export function drawingOf(group: string, { reading }: SheetWords, words: Common): Drawing {
  const grade = gradeOf(group)
  const named = (id: string) => found(reading.names?.[id], `a name for "${id}" in the drawing of ${group}`)
  switch (grade.kind) {
    case 'counts':
      return sizes(
        grade.shape,
        3,
        grade.items.map(({ label, count }) => {
          const grams = gramsEach(grade.grams, count)
          return { label, detail: unit(words.grams, weight(grams)), measure: grams }
        }),
      )
    case 'weights':
      return sizes(
        grade.shape,
        grade.directions,
        grade.items.map(({ label, grams }) => {
          const detail = unit(words.grams, weight(grams))
          return { label: label ?? detail, detail: label ? detail : '', measure: grams }
        }),
      )
    case 'widths':
      return sizes(
        grade.shape,
        1,
        grade.items.map(({ label, mm }) => {
          const detail = unit(words.millimeters, range(mm))
          return { label: label ?? detail, detail: label ? detail : '', measure: most(mm), least: least(mm) }
        }),
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
      return {
        kind: 'bars',
        items: grade.items.map((item) => ({
          label: named(item.id),
          detail: beside(grade, item, words, reading.unit),
          ...place(grade, item.at),
          ...(item.color && { color: item.color }),
        })),
      }
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
      return { kind: 'table', ...found(reading.table, `a table in the words of ${group}`) }
  }
}

/** The count or the width that stands beside a product in the table of grades. */
export function measuresOf(group: string, product: string): { range: Range; grams?: string } | undefined {
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

export const range = (figures: Range) => figures.map((figure) => Math.round(figure * 100) / 100).join('–')

export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))

const gradeOf = (group: string) => found(grades[group], `a grade to draw for ${group}`)

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (!thing) throw new Error(`The sheets lack ${what}`)
  return thing
}

type Sized = { label: string; detail: string; measure: number; least?: number | undefined }

/** Bodies that weigh eight times as much are twice as wide, disks of one thickness nearly three times. */
function sizes(shape: Shape, directions: number, items: Sized[]): Drawing {
  const largest = Math.max(...items.map(({ measure }) => measure))
  const size = (measure: number) => Math.round((measure / largest) ** (1 / directions) * 1000) / 1000
  return {
    kind: 'sizes',
    shape,
    items: items.map(({ label, detail, measure, least }) => ({
      label,
      detail,
      size: size(measure),
      ...(least && { inner: size(least) }),
    })),
  }
}

type Scale = Extract<Grade, { kind: 'scale' }>

function place({ from, to, logarithmic }: Scale, at: Range) {
  const percent = (figure: number) => {
    const way = logarithmic ? Math.log(figure / from) / Math.log(to / from) : (figure - from) / (to - from)
    return Math.round(way * 1000) / 10
  }
  return { from: percent(least(at) ?? from), to: percent(most(at)) }
}

/** What stands beside a bar: its figure, or how much of it does what the first does. */
function beside({ equal, items }: Scale, { at, open }: Scale['items'][number], words: Common, form = '{value}') {
  if (equal && items[0]) return unit(words.grams, Math.round((equal * most(items[0].at)) / most(at)))
  return open ? unit(words.over, unit(form, at[0])) : unit(form, range(at))
}

const most = (figures: Range) => figures[figures.length - 1] ?? 0
const least = (figures: Range) => (figures.length > 1 ? figures[0] : undefined)
const gramsEach = (grams: number, count: Range) => (2 * grams) / (count[0] + most(count))
const weight = (grams: number) => (grams < 10 ? grams.toFixed(1) : String(Math.round(grams)))
