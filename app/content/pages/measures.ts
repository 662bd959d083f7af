import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade, Range } from '#app/catalogue/grades/types.ts'
import type { SheetWords } from '../sheetWords.ts'
import { found } from './figures/found.ts'
import { gramsEach, weight } from './sizes.ts'

export type Table = { head: string[]; rows: string[][] }

/** The count or the width that stands beside a product in the table of grades. */
export function measuresOf(group: string, product: string): { range: Range; grams?: string } | undefined {
  const grade = grades[group]
  if (grade?.kind === 'counts') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.count, grams: weight(gramsEach(grade.grams, item.count)) }
  }
  if (grade?.kind === 'widths') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.mm }
  }
  return undefined
}

/** A second table beside the figure: in words, or the codes of the forms in which cuts are declared. */
export function alsoOf(group: string, { reading: { also, names } }: SheetWords) {
  const grade = grades[group]
  if (!also) return undefined
  const named = (id: string) => found(names?.[id], `a name for "${id}" in the codes of ${group}`)
  const table =
    grade?.kind === 'cuts' ? codesOf(grade.codes, named) : found(also.table, `a second table for ${group}`)
  return { caption: also.caption, ...table }
}

type Codes = Pick<Extract<Grade, { kind: 'codes' }>, 'columns' | 'rows'>

export function codesOf({ columns, rows }: Codes, named: (id: string) => string): Table {
  return {
    head: [named('corner'), ...columns.map(named)],
    rows: rows.map(({ id, codes }) => [named(id), ...codes]),
  }
}
