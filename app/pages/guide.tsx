import { type ComponentType, lazy } from 'react'
import { catalogue, guidePath } from '#app/catalogue/catalogue.ts'
import { type GuideContent, guideContent } from '#app/guide/content/guideContent.ts'
import { Grades } from '#app/guide/Grades.tsx'
import { Guide } from '#app/guide/Guide.tsx'
import { Reading } from '#app/guide/Reading.tsx'
import { Trade } from '#app/guide/Trade.tsx'
import { WriteLikeThis } from '#app/guide/WriteLikeThis.tsx'
import type { Method } from '#content/site/methods.ts'
import { definePages } from './page.ts'

type FigureProps = Pick<GuideContent, 'reading' | 'grades' | 'year'> & { figure: never }
type Part<Props> = { file: string; Component: ComponentType<Props> }

/**
 * What a guide opens with, by how the grade is read. They are imported when they are needed, so that a page comes with
 * the styles of its own figure alone: with those of all it would weigh 2.5 KB more.
 */
const figures: Record<Method, Part<FigureProps>> = {
  pile: { file: 'app/guide/Pile.tsx', Component: lazy(() => import('#app/guide/Pile.tsx')) },
  tray: { file: 'app/guide/Trays.tsx', Component: lazy(() => import('#app/guide/Trays.tsx')) },
  screen: { file: 'app/guide/Screens.tsx', Component: lazy(() => import('#app/guide/Screens.tsx')) },
  wedge: { file: 'app/guide/Wedge.tsx', Component: lazy(() => import('#app/guide/Wedge.tsx')) },
  animal: { file: 'app/guide/Animal.tsx', Component: lazy(() => import('#app/guide/Animal.tsx')) },
  pieces: { file: 'app/guide/Pieces.tsx', Component: lazy(() => import('#app/guide/Pieces.tsx')) },
  year: {
    file: 'app/guide/Year.tsx',
    Component: lazy(async () => ({ default: (await import('#app/guide/Year.tsx')).SeasonFigure })),
  },
  plate: { file: 'app/guide/Plate.tsx', Component: lazy(() => import('#app/guide/Plate.tsx')) },
}

/** The year as a second plate, where goods that are counted or sieved have one. */
const yearBand = {
  file: 'app/guide/Year.tsx',
  Component: lazy(() => import('#app/guide/Year.tsx')),
  isIn: ({ method, year }: GuideContent) => (method === 'tray' || method === 'screen') && Boolean(year),
}
const names = {
  file: 'app/guide/SharedFacts.tsx',
  Component: lazy(() => import('#app/guide/SharedFacts.tsx')),
  isIn: ({ grades }: GuideContent) => grades.shared.length > 0,
}

const ourFigures = {
  file: 'app/guide/OurFigures.tsx',
  Component: lazy(() => import('#app/guide/OurFigures.tsx')),
  isIn: ({ ours }: GuideContent) => ours.rows.length > 0,
}

export const guide = definePages({
  of: catalogue.flatMap((category) => category.groups.map((group) => ({ category, group }))),
  path: ({ category, group }) => guidePath(category, group),
  content: (source, { category, group }) => guideContent(source, category, group),
  parts: (content) => [
    figures[content.method].file,
    ...(yearBand.isIn(content) ? [yearBand.file] : []),
    // Piles are heavy, and come without the styles of what they do not show. Elsewhere each set of styles more would
    // lengthen the policy in the head of every answer, for which proxies have 4 KB.
    ...[names, ourFigures].filter(({ isIn }) => content.method !== 'pile' || isIn(content)).map(({ file }) => file),
  ],
  View({ content }) {
    const { method, figure, reading, grades, trade, months, year, ours } = content
    const Figure = figures[method].Component
    const isYearBeside = yearBand.isIn(content)
    const shown = method === 'year' ? 'figure' : isYearBeside ? 'plate' : undefined
    const sections = {
      reading: (
        <Reading {...reading}>
          <Figure figure={figure as never} reading={reading} grades={grades} year={year} />
        </Reading>
      ),
      year: isYearBeside && year && <yearBand.Component year={year} />,
      // A plate is the table of its products.
      grades: method !== 'plate' && (
        <Grades {...grades}>{names.isIn(content) && <names.Component facts={grades.shared} />}</Grades>
      ),
      trade: <Trade trade={trade} months={months} {...(shown && { year: shown })} />,
      figures: ourFigures.isIn(content) && <ourFigures.Component {...ours} />,
      inquiry: <WriteLikeThis {...content.inquiry} />,
    }
    return <Guide content={content} sections={sections} />
  },
})
