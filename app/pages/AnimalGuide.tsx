import { Animal } from '#app/components/guide/Animal.tsx'
import { Grades } from '#app/components/guide/Grades.tsx'
import { Guide } from '#app/components/guide/Guide.tsx'
import { Strip } from '#app/components/guide/Strip.tsx'
import { Trade } from '#app/components/guide/Trade.tsx'
import { WriteLikeThis } from '#app/components/guide/WriteLikeThis.tsx'
import type { Contents } from './kinds.ts'

/** Meat by its cut or the weight of a piece. */
export default function AnimalGuide({ content }: { content: Contents['animalGuide'] }) {
  return (
    <Guide content={content} order={['reading', 'grades', 'trade', 'figures', 'inquiry']}>
      <Animal figure={content.figure} reading={content.reading} />
      <Grades {...content.grades} />
      <Trade trade={content.trade} months={content.months} />
      <Strip ours={content.ours} references={content.references} />
      <WriteLikeThis {...content.inquiry} />
    </Guide>
  )
}
