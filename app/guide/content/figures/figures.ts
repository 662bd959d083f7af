import type { Source } from '#app/i18n/source.ts'
import type { Group } from '#content/schema/catalogue.ts'
import { type AnyGroup, type GroupBy, type Method, methods } from '#content/site/methods.ts'
import { type Choice, guideWords, required } from './grade.ts'
import { piecesOf } from './pieces.ts'
import { pileOf } from './pile.ts'
import { plateOf } from './plate.ts'
import { screenOf } from './screen.ts'
import { trayOf } from './tray.ts'
import { wedgeOf } from './wedge.ts'

const figures = {
  pile: pileOf,
  tray: trayOf,
  screen: screenOf,
  wedge: wedgeOf,
  /** The cuts in the order of the drawing. */
  animal: (source, id) => required(guideWords(source, id).reading.table, `the cuts in the words of ${id}`),
  pieces: piecesOf,
  /** Its figure is the year, which other guides have besides. */
  year: () => undefined,
  plate: (source, id, { products }) => plateOf(source, id, products.length),
} satisfies { [By in Method]: (source: Source, id: GroupBy<By>, group: Group) => unknown }

/** What a guide opens with, and the method that says how it is drawn. */
export type GuideFigure = { [By in Method]: { method: By; figure: ReturnType<(typeof figures)[By]> } }[Method]

/** The grades that can be chosen, the one that is shown first before the others. */
export function choicesOf(shown: GuideFigure): Choice[] {
  if (shown.method !== 'pile') return []
  return shown.figure.heaps.flatMap(({ grades, shown: first }) => [
    ...grades.slice(first, first + 1),
    ...grades.toSpliced(first, 1),
  ])
}

export function figureOf(source: Source, group: Group) {
  const id = group.id as AnyGroup
  const method = methods[id]
  return { method, figure: figures[method](source, id as never, group) } as GuideFigure
}
