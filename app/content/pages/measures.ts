import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade, Range } from '#app/catalogue/grades/types.ts'
import type { SheetWords } from '../sheetWords.ts'
import type { Words } from '../words.ts'
import { found } from './figures/found.ts'
import { gramsEach, unit, weight } from './sizes.ts'

export type Table = { head: string[]; rows: string[][] }

/** The count or the width that stands beside a product in the table of grades. */
export function measuresOf(
  group: string,
  product: string,
  words: Words['sheet'],
): { range: Range; grams?: string } | undefined {
  const grade = grades[group]
  if (grade?.kind === 'counts') {
    const item = grade.items.find((one) => one.product === product)
    if (!item) return undefined
    const grams = weight(gramsEach(grade.grams, item.count))
    // The most that a pound may hold makes the least that one weighs.
    return { range: item.count, grams: item.count.length > 1 ? grams : unit(words.atLeast, grams) }
  }
  if (grade?.kind === 'widths') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.mm }
  }
  return undefined
}

/** Where a group packs several goods by count: what each count weighs, and in which carton. */
export function cartonOf(group: string, product: string, { reading }: SheetWords, words: Words['sheet']) {
  const grade = grades[group]
  const row = grade?.kind === 'series' ? grade.rows.find(({ id }) => id === product) : undefined
  if (row?.of.kind !== 'counts') return undefined
  const { grams, items } = row.of
  const counts = items.map(
    ({ label, count }) => `${label}\u00a0(${unit(words.grams, weight(gramsEach(grams, count)))})`,
  )
  return { text: counts.join('\u00a0· '), note: found(reading.names?.[product], `a name for "${product}"`) }
}

/** A second table beside the figure: in words, or the codes of the forms in which goods are declared. */
export function alsoOf(group: string, { reading: { also, names } }: SheetWords) {
  const grade = grades[group]
  if (!also) return undefined
  const named = (id: string) => found(names?.[id], `a name for "${id}" in the codes of ${group}`)
  const codes = grade && 'codes' in grade && grade.codes
  const table = codes ? codesOf(codes, named) : found(also.table, `a second table for ${group}`)
  return { caption: also.caption, ...table }
}

type Codes = Pick<Extract<Grade, { kind: 'codes' }>, 'columns' | 'rows'>

export function codesOf({ columns, rows }: Codes, named: (id: string) => string): Table {
  return {
    head: [named('corner'), ...columns.map(named)],
    rows: rows.map(({ id, codes }) => [named(id), ...codes]),
  }
}
