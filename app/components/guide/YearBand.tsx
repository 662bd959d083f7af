import { Band } from '#app/components/parts/Band.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { Year } from './Year.tsx'

/** The year as a second plate, where the grade is read by something else. */
export function YearBand({ year }: { year: NonNullable<SheetContent['year']> }) {
  return (
    <Band heading="year" follows>
      <SectionHead id="year" title={year.words.title} remark={year.words.remark} />
      <Year year={year} />
    </Band>
  )
}
