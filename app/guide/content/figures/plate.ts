import { grades } from '#app/catalogue/catalogue.ts'
import type { Source } from '#app/i18n/source.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { codeTable, guideWords, namesOf, required, type Table, unit } from './grade.ts'

/** What belongs to which. */
export type MatrixContent = {
  corner: string
  columns: string[]
  rows: { label: string; has: boolean[] }[]
  yes: string
  no: string
}

/** What each good of the plate says beside its names: the columns of the guide's table. */
export type PlateFigure = {
  said: [label: string, text: string][][]
  matrix?: MatrixContent
  /** A table under the plate, where it is not about the products one by one. */
  table?: Table
  sacks?: { label: string; detail: string; share: number }[]
}

export function plateOf(source: Source, group: GroupBy<'plate'>, products: number): PlateFigure {
  const { guide } = source.words
  const named = namesOf(source, group)
  const grade = required(grades[group], `a grade for ${group}`)
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
          yes: guide.yes,
          no: guide.no,
        },
      }
    case 'purity':
      return {
        said: [],
        sacks: grade.percent.map((percent) => ({
          label: unit(guide.percent, percent),
          detail: unit(guide.grams, Math.round(grade.sackKg * 10 * (100 - percent))),
          share: (100 - percent) / 100,
        })),
      }
    case 'codes':
      return { said: [], table: codeTable(grade, named) }
    default: {
      const { head, rows } = required(guideWords(source, group).reading.table, `a table for ${group}`)
      if (rows.length !== products)
        throw new Error(`The table of ${group} has ${rows.length} rows, the plate ${products}`)
      return { said: rows.map((row) => row.slice(1).map((text, at) => [head[at + 1] ?? '', text])) }
    }
  }
}
