import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { Trays } from '#app/components/guide/Trays.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Counted goods: who knows the count asks for the grade next. */
export default function TrayGuide({ content }: { content: Contents['trayGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'grades', 'trade', 'figures', 'inquiry']}>
      <Trays figure={content.figure} reading={content.reading} />
      <Grades {...content.grades} />
      <Trade trade={content.trade} months={content.months} />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
