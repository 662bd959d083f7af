import { Guide } from '#app/components/guide/Guide.tsx'
import { Plate } from '#app/components/guide/Plate.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Goods known by their form: the plate is the table. */
export default function PlateGuide({ content }: { content: Contents['plateGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'trade', 'figures', 'inquiry']}>
      <Plate figure={content.figure} reading={content.reading} grades={content.grades} />
      <Trade trade={content.trade} months={content.months} />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
