import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { Wedge } from '#app/components/guide/Wedge.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from './kinds.ts'

/** Color or strength: who knows the scale asks for the product next. */
export default function WedgeGuide({ content }: { content: Contents['wedgeGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'grades', 'trade', 'figures', 'inquiry']}>
      <Wedge figure={content.figure} reading={content.reading} />
      <Grades {...content.grades} />
      <Trade trade={content.trade} months={content.months} />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
