import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Screens } from '#app/components/guide/Screens.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Sieved goods: who knows the width asks for the origin next. */
export default function ScreenGuide({ content }: { content: Contents['screenGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'trade', 'grades', 'figures', 'inquiry']}>
      <Screens figure={content.figure} reading={content.reading} />
      <Trade trade={content.trade} months={content.months} />
      <Grades {...content.grades} apart />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
