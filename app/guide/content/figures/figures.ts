import type { Source } from '#app/i18n/source.ts'
import type { CategoryFacts } from '#content/schema/catalogue.ts'
import { type AnyGroup, type GroupBy, type Method, methods } from '#content/site/methods.ts'
import { type Choice, guideWords, required, type Table } from './grade.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type PileFigure, pileOf } from './pile.ts'
import { type PlateFigure, plateOf } from './plate.ts'
import { type ScreenFigure, screenOf } from './screen.ts'
import { type TrayFigure, trayOf } from './tray.ts'
import { type WedgeFigure, wedgeOf } from './wedge.ts'

type Figures = {
  pile: PileFigure
  tray: TrayFigure
  screen: ScreenFigure
  wedge: WedgeFigure
  /** The cuts in the order of the drawing. */
  animal: Table
  pieces: Piece[]
  /** Its figure is the year, which other guides have besides. */
  year: undefined
  plate: PlateFigure
}

/** What a guide opens with, and the method that says how it is drawn. */
export type GuideFigure = { [By in Method]: { method: By; figure: Figures[By] } }[Method]

type Group = CategoryFacts['groups'][number]

const drawings: { [By in Method]: (source: Source, id: GroupBy<By>, group: Group) => Figures[By] } = {
  pile: pileOf,
  tray: trayOf,
  screen: screenOf,
  wedge: wedgeOf,
  animal: (source, id) => required(guideWords(source, id).reading.table, `the cuts in the words of ${id}`),
  pieces: piecesOf,
  year: () => undefined,
  plate: (source, id, { products }) => plateOf(source, id, products.length),
}

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
  return { method, figure: drawings[method](source, id as never, group) } as GuideFigure
}
