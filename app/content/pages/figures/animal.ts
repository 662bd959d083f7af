import type { GroupBy } from '#app/catalogue/grades/methods.ts'
import type { Source } from '../../editions.ts'
import type { Table } from '../measures.ts'
import { type Sizes, sizes } from '../sizes.ts'
import { found, gradeOf } from './found.ts'

/** The cuts of an animal in the order of its drawing, or pieces of several weights. */
export type AnimalFigure = { cuts: Table } | { pieces: Sizes }

export function animalOf(source: Source, group: GroupBy<'animal'>): AnimalFigure {
  const { sheets, sheet } = source.words
  const grade = gradeOf(group, 'cuts', 'weights')
  if (grade.kind === 'weights') return { pieces: sizes(grade, sheet) }
  const { reading }: { reading: { table?: Table } } = sheets.meat[group]
  return { cuts: found(reading.table, `the cuts in the words of ${group}`) }
}
