import type { BrochureContent } from '#app/brochure/brochure.ts'
import { HarvestBar, MonthHeads } from '#app/guide/Calendar.tsx'
import { namingSpecies } from '#app/guide/CellText.tsx'

type Props = BrochureContent['categories'][number]['groups'][number]['harvest'] & { words: BrochureContent['harvest'] }

/** Where the goods of the world come from, and when each origin harvests. */
export function Harvest({ origins, months, words }: Props) {
  if (!origins.length) return null
  // Animals have no harvest.
  const hasMonths = origins.some(({ monthsSpoken }) => monthsSpoken)
  const goods = Map.groupBy(origins, ({ label }) => label ?? '')
  const isSeveral = goods.size > 1
  return (
    <table className="harvest">
      <caption>{hasMonths ? words.title : words.origin}</caption>
      <thead>
        <tr>
          {isSeveral && (
            <th scope="col" data-of="good">
              {words.good}
            </th>
          )}
          <th scope="col" data-of="origin">
            {words.origin}
          </th>
          <th scope="col">{words.knownFor}</th>
          {hasMonths && (
            <th scope="col" data-of="year">
              <MonthHeads months={months} label={words.harvest} />
            </th>
          )}
        </tr>
      </thead>
      {[...goods].map(([good, rows]) => (
        <tbody key={good}>
          {rows.map(({ code, country, knownFor, months: harvest, monthsSpoken, about }, at) => (
            <tr key={code}>
              {isSeveral && at === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {good}
                </th>
              )}
              <th scope="row">{country}</th>
              <td>{namingSpecies(knownFor)}</td>
              {hasMonths && (
                <td data-of="year">
                  <HarvestBar harvest={harvest} about={about} spoken={monthsSpoken} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
