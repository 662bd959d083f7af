import { grades } from '#app/catalogue/catalogue.ts'
import { unit } from '#app/guide/content/sizes.ts'
import type { Source } from '#app/i18n/source.ts'
import type { GuideWords } from '#content/schema/guides.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { codeTable, required, type Table } from './grade.ts'

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
  const { guides, guide } = source.words
  const all: Record<string, GuideWords> = { ...guides.spices, ...guides.beverages, ...guides.vegetables }
  const { names, table } = required(all[group], `words for ${group}`).reading
  const named = (id: string) => required(names?.[id], `a name for "${id}" in the figure of ${group}`)
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
      const { head, rows } = required(table, `a table for ${group}`)
      if (rows.length !== products)
        throw new Error(`The table of ${group} has ${rows.length} rows, the plate ${products}`)
      return { said: rows.map((row) => row.slice(1).map((text, at) => [head[at + 1] ?? '', text])) }
    }
  }
}
