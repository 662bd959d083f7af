import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { Trays } from '#app/components/guide/Trays.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import { YearBand } from '#app/components/guide/YearBand.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Counted goods with a season: when they are there, then what each grade means. */
export default function SeasonalTrayGuide({ content }: { content: Contents['seasonalTrayGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'grades', 'trade', 'figures', 'inquiry']}>
      <Trays figure={content.figure} reading={content.reading} />
      <YearBand year={content.year} />
      <Grades {...content.grades} />
      <Trade trade={content.trade} months={content.months} year="plate" />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
