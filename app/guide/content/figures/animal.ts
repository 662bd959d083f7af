import { type Sizes, sizes } from '#app/guide/content/sizes.ts'
import type { Source } from '#app/i18n/source.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { gradeOf, required, type Table } from './grade.ts'

/** The cuts of an animal in the order of its drawing, or pieces of several weights. */
export type AnimalFigure = { cuts: Table } | { pieces: Sizes }

export function animalOf(source: Source, group: GroupBy<'animal'>): AnimalFigure {
  const { guides, guide } = source.words
  const grade = gradeOf(group, 'cuts', 'weights')
  if (grade.kind === 'weights') return { pieces: sizes(grade, guide) }
  const { reading }: { reading: { table?: Table } } = guides.meat[group]
  return { cuts: required(reading.table, `the cuts in the words of ${group}`) }
}
