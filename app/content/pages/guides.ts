import { type AnyGroup, type GroupBy, type Method, methods } from '#app/catalogue/grades/methods.ts'
import type { CategoryFacts } from '#app/catalogue/types.ts'
import type { Source } from '../source.ts'
import { type AnimalFigure, animalOf } from './figures/animal.ts'
import { type PileFigure, pileOf } from './figures/pile.ts'
import { type PlateFigure, plateOf } from './figures/plate.ts'
import { type ScreenFigure, screenOf } from './figures/screen.ts'
import { type TrayFigure, trayOf } from './figures/tray.ts'
import { type WedgeFigure, wedgeOf } from './figures/wedge.ts'
import { type SheetContent, sheetContent } from './sheet.ts'

export type Figures = {
  pile: PileFigure
  tray: TrayFigure
  screen: ScreenFigure
  wedge: WedgeFigure
  animal: AnimalFigure
  /** Its figure is the year that other guides have besides. */
  year: undefined
  plate: PlateFigure
}

/** Methods whose guides show the year as a second plate, where their goods have one. */
const besideYear = { tray: 'seasonalTrayGuide', screen: 'seasonalScreenGuide' } as const
type BesideYear = keyof typeof besideYear

/** A guide by its method: what all guides have, and its figure. */
export type GuideContents = { [Of in Method as `${Of}Guide`]: SheetContent & { figure: Figures[Of] } } & {
  [Of in BesideYear as (typeof besideYear)[Of]]: SheetContent & {
    figure: Figures[Of]
    year: NonNullable<SheetContent['year']>
  }
}

type Group = CategoryFacts['groups'][number]

const figureOf: { [Of in Method]: (source: Source, id: GroupBy<Of>, group: Group) => Figures[Of] } = {
  pile: pileOf,
  tray: trayOf,
  screen: screenOf,
  wedge: wedgeOf,
  animal: animalOf,
  year: () => undefined,
  plate: (source, id, { products }) => plateOf(source, id, products.length),
}

export function guideOf(source: Source, category: CategoryFacts, group: Group) {
  const id = group.id as AnyGroup
  const method = methods[id]
  const figure = figureOf[method](source, id as never, group)
  const sheet = sheetContent(source, category, group)
  const kind = sheet.year && method in besideYear ? besideYear[method as BesideYear] : (`${method}Guide` as const)
  const content = method === 'year' ? { ...sheet, ...opensWithYear(source, id as GroupBy<'year'>, sheet) } : sheet
  return { kind, content: { ...content, figure } as GuideContents[typeof kind] }
}

/** The year opens the guide, and how its grade is read stands over the products. */
function opensWithYear(source: Source, id: GroupBy<'year'>, { reading, grades, jumps, year }: SheetContent) {
  const { lead } = source.words.figures.of[id]
  return {
    reading: { ...reading, lead },
    grades: { ...grades, remark: reading.lead },
    jumps: { ...jumps, reading: year?.words.title ?? jumps.reading },
  }
}
