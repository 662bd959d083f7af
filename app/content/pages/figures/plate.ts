import { grades } from '#app/catalogue/grades/grades.ts'
import type { GroupBy } from '#app/catalogue/grades/methods.ts'
import type { Source } from '../../editions.ts'
import type { SheetWords } from '../../sheetWords.ts'
import { codesOf, type Table } from '../measures.ts'
import { unit } from '../sizes.ts'
import { found } from './found.ts'

/** What belongs to which. */
export type MatrixContent = {
  corner: string
  columns: string[]
  rows: { label: string; has: boolean[] }[]
  yes: string
  no: string
}

/** What each good of the plate says beside its names: the columns of the sheet's table. */
export type PlateFigure = {
  said: [label: string, text: string][][]
  matrix?: MatrixContent
  /** A table under the plate, where it is not about the products one by one. */
  table?: Table
  sacks?: { label: string; detail: string; share: number }[]
}

export function plateOf(source: Source, group: GroupBy<'plate'>, products: number): PlateFigure {
  const { sheets, sheet } = source.words
  const all: Record<string, SheetWords> = { ...sheets.spices, ...sheets.beverages, ...sheets.vegetables }
  const { names, table } = found(all[group], `words for ${group}`).reading
  const named = (id: string) => found(names?.[id], `a name for "${id}" in the figure of ${group}`)
  const grade = found(grades[group], `a grade for ${group}`)
  switch (grade.kind) {
    case 'matrix':
      return {
        said: [],
        matrix: {
          corner: named('corner'),
          columns: grade.columns.map(named),
          rows: grade.rows.map(({ id, has }) => ({
            label: named(id),
            has: grade.columns.map((column) => has.includes(column)),
          })),
          yes: sheet.yes,
          no: sheet.no,
        },
      }
    case 'purity':
      return {
        said: [],
        sacks: grade.percent.map((percent) => ({
          label: unit(sheet.percent, percent),
          detail: unit(sheet.grams, Math.round(grade.sackKg * 10 * (100 - percent))),
          share: (100 - percent) / 100,
        })),
      }
    case 'codes':
      return { said: [], table: codesOf(grade, named) }
    default: {
      const { head, rows } = found(table, `a table for ${group}`)
      if (rows.length !== products)
        throw new Error(`The table of ${group} has ${rows.length} rows, the plate ${products}`)
      return { said: rows.map((row) => row.slice(1).map((text, at) => [head[at + 1] ?? '', text])) }
    }
  }
}
