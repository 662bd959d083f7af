import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { Year } from './Year.tsx'

/** The year as a second plate, where the grade is read by something else. */
export default function YearBand({ year }: { year: NonNullable<GuideContent['year']> }) {
  return (
    <Band heading="year" follows>
      <SectionHead id="year" title={year.words.title} remark={year.words.remark} />
      <Year year={year} />
    </Band>
  )
}
