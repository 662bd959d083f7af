import { Band } from '#app/components/parts/Band.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { Also } from './Also.tsx'
import { Opening } from './Opening.tsx'
import { Terms } from './Terms.tsx'
import { Year } from './Year.tsx'

type Props = Pick<SheetContent, 'year' | 'reading'>

/** The year of each origin, the fruit drawn beside its rows. */
export function SeasonFigure({ year, reading }: Props) {
  return (
    <Band heading="reading">
      <Opening title={reading.title} lead={reading.lead} />
      {year && <Year year={year} isDrawn />}
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}
