import { Band } from '#app/ui/Band.tsx'
import { Also } from './Also.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { Opening } from './Opening.tsx'
import { Terms } from './Terms.tsx'
import { Year } from './Year.tsx'

type Props = Pick<GuideContent, 'year' | 'reading'>

/** The year of each origin, the fruit drawn beside its rows. */
export default function SeasonFigure({ year, reading }: Props) {
  return (
    <Band heading="reading">
      <Opening {...reading} />
      {year && <Year year={year} isDrawn />}
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}
