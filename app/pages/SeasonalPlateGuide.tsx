import { Guide } from '#app/components/guide/Guide.tsx'
import { Plate } from '#app/components/guide/Plate.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import { YearBand } from '#app/components/guide/YearBand.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Goods known by their form, with a season. */
export default function SeasonalPlateGuide({ content }: { content: Contents['seasonalPlateGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'trade', 'figures', 'inquiry']}>
      <Plate figure={content.figure} reading={content.reading} grades={content.grades} />
      <YearBand year={content.year} />
      <Trade trade={content.trade} months={content.months} />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
