import type { BrochureContent } from '#app/brochure/brochure.ts'
import { OriginsTable } from '#app/guide/OriginsTable.tsx'

type Props = BrochureContent['categories'][number]['groups'][number]['harvest'] & { words: BrochureContent['harvest'] }

/** Where the goods of the world come from, and when each origin harvests. */
export function Harvest({ origins, months, words }: Props) {
  if (!origins.length) return null
  // Animals have no harvest.
  const hasMonths = origins.some(({ monthsSpoken }) => monthsSpoken)
  return (
    <OriginsTable className="harvest" origins={origins} columns={words} months={hasMonths ? months : undefined}>
      <caption>{hasMonths ? words.title : words.origin}</caption>
    </OriginsTable>
  )
}
