import { grades } from '#app/catalogue/catalogue.ts'
import type { Source } from '#app/i18n/source.ts'
import type { Grade, Range, Shape } from '#content/schema/grades.ts'
import type { GuideWords } from '#content/schema/guides.ts'
import { lengths } from '#content/trade/lengths.ts'

/** The build stops where a figure lacks a fact or a word. */
export function required<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The guides lack ${what}`)
  return thing
}

export function guideWords({ words }: Source, group: string) {
  const all: Record<string, GuideWords> = Object.assign({}, ...Object.values(words.guides))
  return required(all[group], `words for ${group}`)
}

/** What the drawing of a group calls the ids of its facts. */
export function namesOf(source: Source, group: string) {
  const { names } = guideWords(source, group).reading
  return (id: string) => required(names?.[id], `a name for "${id}" in the figure of ${group}`)
}

/** The grade of a group, which has to be of one of these kinds. */
export function gradeOf<Kind extends Grade['kind']>(group: string, ...kinds: readonly Kind[]) {
  const grade = required(grades[group], `a grade to draw for ${group}`)
  if (!kinds.some((kind) => kind === grade.kind))
    throw new Error(`The figure of ${group} cannot show a grade of the kind "${grade.kind}"`)
  return grade as Extract<Grade, { kind: Kind }>
}

/** The goods whose sizes a figure shows; where there are several, each has a name. */
export function goodsOf<Kind extends 'counts' | 'widths'>(source: Source, group: string, kind: Kind) {
  const grade = gradeOf<Grade['kind']>(group, kind, 'series')
  const isSeries = grade.kind === 'series' && grade.rows.length > 1
  const rows = grade.kind === 'series' ? grade.rows : [{ id: group, of: grade }]
  return rows.map(({ id, of }) => {
    if (of.kind !== kind) throw new Error(`The figure of ${group} shows ${kind}, and ${id} has ${of.kind}`)
    const name = isSeries ? { name: namesOf(source, group)(id) } : {}
    return { id, name, of: of as Extract<Grade, { kind: Kind }> }
  })
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

export const range = (figures: Range) => figures.map((figure) => Math.round(figure * 100) / 100).join('–')
export const most = (figures: Range) => figures[figures.length - 1] ?? 0
export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))
export const gramsEach = (grams: number, count: Range) => (2 * grams) / (count[0] + most(count))
export const weight = (grams: number) => (grams < 9.95 ? grams.toFixed(1) : String(Math.round(grams)))

/** About how long a piece of a weight is: from a known one by the cube root. */
export function lengthOf(shape: Shape, grams: number) {
  const known = lengths[shape]
  return known && Math.round(known.mm * Math.cbrt(grams / known.grams) * 10) / 10
}
