import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { SeasonFigure } from '#app/components/guide/SeasonFigure.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Fresh fruit: first who ships now, then how many fill a carton. */
export default function YearGuide({ content }: { content: Contents['yearGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'grades', 'trade', 'figures', 'inquiry']}>
      <SeasonFigure year={content.year} reading={content.reading} />
      <Grades {...content.grades} />
      <Trade trade={content.trade} months={content.months} year="figure" />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
