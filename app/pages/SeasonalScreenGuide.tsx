import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Screens } from '#app/components/guide/Screens.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import { YearBand } from '#app/components/guide/YearBand.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Sieved goods with a season. */
export default function SeasonalScreenGuide({ content }: { content: Contents['seasonalScreenGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'trade', 'grades', 'figures', 'inquiry']}>
      <Screens figure={content.figure} reading={content.reading} />
      <YearBand year={content.year} />
      <Trade trade={content.trade} months={content.months} year="plate" />
      <Grades {...content.grades} apart />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
