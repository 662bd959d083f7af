import { grades } from '#app/catalogue/catalogue.ts'
import type { Grade } from '#content/schema/grades.ts'

/** The build stops where a figure lacks a fact or a word. */
export function required<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The guides lack ${what}`)
  return thing
}

/** The grade of a group, which has to be of one of these kinds. */
export function gradeOf<Kind extends Grade['kind']>(group: string, ...kinds: readonly Kind[]) {
  const grade = required(grades[group], `a grade to draw for ${group}`)
  if (!kinds.some((kind) => kind === grade.kind))
    throw new Error(`The figure of ${group} cannot show a grade of the kind "${grade.kind}"`)
  return grade as Extract<Grade, { kind: Kind }>
}

/** A grade that can be chosen: what the sentences of the guide say then, and the product whose row it is. */
export type Choice = { label: string; says: Record<string, string>; product?: string }

export type Table = { head: string[]; rows: string[][] }

type Codes = Pick<Extract<Grade, { kind: 'codes' }>, 'columns' | 'rows'>

/** The codes of the forms in which goods are declared. */
export function codeTable({ columns, rows }: Codes, named: (id: string) => string): Table {
  return {
    head: [named('corner'), ...columns.map(named)],
    rows: rows.map(({ id, codes }) => [named(id), ...codes]),
  }
}
