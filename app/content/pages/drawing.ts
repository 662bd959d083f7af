import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade, Range } from '#app/catalogue/grades/types.ts'
import type { SheetWords } from '../sheetWords.ts'
import type { Words } from '../words.ts'
import { gramsEach, least, most, range, type Sizes, sizes, unit, weight } from './sizes.ts'

/** The facts of a grade, reckoned into what is drawn: sizes against the largest, bars in percent of their scale. */
export type Drawing =
  | ({ kind: 'sizes' } & Sizes)
  | { kind: 'series'; columns: number; rows: ({ name: string } & Sizes)[] }
  | ({ kind: 'cuts' } & Table)
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
  | ({ kind: 'table' } & Table)

type Table = { head: string[]; rows: string[][] }
type Bar = { label: string; detail: string; from: number; to: number; color?: string; rest?: boolean }

type Common = Words['sheet']

export function drawingOf(group: string, { reading }: SheetWords, words: Common): Drawing {
  const grade = gradeOf(group)
  const named = (id: string) => found(reading.names?.[id], `a name for "${id}" in the drawing of ${group}`)
  switch (grade.kind) {
    case 'counts':
    case 'weights':
    case 'widths':
      return { kind: 'sizes', ...sizes(grade, words) }
    case 'series': {
      const goods = grade.rows.map(({ of }) => of)
      const scale = goods.every(({ kind }) => kind === 'widths') ? goods : undefined
      return {
        kind: 'series',
        columns: Math.max(...goods.map(({ items }) => items.length)),
        rows: grade.rows.map(({ id, of }) => ({ name: named(id), ...sizes(of, words, scale) })),
      }
    }
    case 'cuts':
      return { kind: 'cuts', ...found(reading.table, `the cuts in the words of ${group}`) }
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
      return { kind: 'table', ...codesOf(grade, named) }
    case 'table':
      return { kind: 'table', ...found(reading.table, `a table in the words of ${group}`) }
  }
}

/** A second table beside the drawing: in words, or the codes of the forms in which goods are declared. */
export function alsoOf(group: string, { reading: { also, names } }: SheetWords): AlsoTable | undefined {
  const grade = gradeOf(group)
  if (!also) return undefined
  const named = (id: string) => found(names?.[id], `a name for "${id}" in the codes of ${group}`)
  const codes = 'codes' in grade && grade.codes
  const table = codes ? codesOf(codes, named) : found(also.table, `a second table for ${group}`)
  return { caption: also.caption, ...table }
}

export type AlsoTable = Table & { caption: string }

/** The count or the width that stands beside a product in the table of grades. */
export function measuresOf(
  group: string,
  product: string,
  words: Common,
): { range: Range; grams?: string } | undefined {
  const grade = gradeOf(group)
  if (grade.kind === 'counts') {
    const item = grade.items.find((one) => one.product === product)
    if (!item) return undefined
    const grams = weight(gramsEach(grade.grams, item.count))
    // The most that a pound may hold makes the least that one weighs.
    return { range: item.count, grams: item.count.length > 1 ? grams : unit(words.atLeast, grams) }
  }
  if (grade.kind === 'widths') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.mm }
  }
  return undefined
}

const gradeOf = (group: string) => found(grades[group], `a grade to draw for ${group}`)

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (!thing) throw new Error(`The guides lack ${what}`)
  return thing
}

function codesOf({ columns, rows }: Pick<Codes, 'columns' | 'rows'>, named: (id: string) => string): Table {
  return {
    head: [named('corner'), ...columns.map(named)],
    rows: rows.map(({ id, codes }) => [named(id), ...codes]),
  }
}

type Codes = Extract<Grade, { kind: 'codes' }>
type Scale = Extract<Grade, { kind: 'scale' }>

function place({ from, to, logarithmic }: Scale, at: Range) {
  const percent = (figure: number) => {
    const way = logarithmic ? Math.log(figure / from) / Math.log(to / from) : (figure - from) / (to - from)
    return Math.round(way * 1000) / 10
  }
  return { from: percent(least(at) ?? from), to: percent(most(at)) }
}

/** What stands beside a bar: its figure, or how much of it does what the first does. */
function beside({ equal, items }: Scale, { at, open, under }: Scale['items'][number], words: Common, form = '{value}') {
  if (equal && items[0]) return unit(words.grams, Math.round((equal * most(items[0].at)) / most(at)))
  if (under) return unit(words.under, unit(form, range(at)))
  return open ? unit(words.over, unit(form, at[0])) : unit(form, range(at))
}
