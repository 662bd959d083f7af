import type { Source } from '#app/i18n/source.ts'
import type { Grade, Shape } from '#content/schema/grades.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { figureIn } from '../tradeText.ts'
import { gradeOf, namesOf, unit } from './grade.ts'

/** What is drawn side by side; `size` is against the largest. */
export type Piece = { shape: Shape; label: string; detail: string; size: number }

export function piecesOf(source: Source, group: GroupBy<'pieces'>): Piece[] {
  const grade = gradeOf(group, 'weights', 'looks')
  if (grade.kind === 'weights') return weighed(grade, source)
  const named = namesOf(source, group)
  return grade.items.map(({ id, shape }) => {
    // "Green: none".
    const [label = '', detail = ''] = named(id).split(': ')
    return { shape, label, detail, size: 1 }
  })
}

/** Bodies that weigh eight times as much are twice as wide, disks of one thickness nearly three times. */
export function weighed(
  { shape, directions, items }: Pick<Extract<Grade, { kind: 'weights' }>, 'shape' | 'directions' | 'items'>,
  { language, words }: Pick<Source, 'language' | 'words'>,
): Piece[] {
  const largest = Math.max(...items.map(({ grams }) => grams))
  return items.map(({ label, grams }) => {
    const figure = unit(words.guide.grams, figureIn(Math.round(grams), language))
    return {
      shape,
      // Without a label of its own the figure is the label.
      ...(label ? { label, detail: figure } : { label: figure, detail: '' }),
      size: Math.round((grams / largest) ** (1 / directions) * 1000) / 1000,
    }
  })
}
