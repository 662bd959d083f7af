import type { TradeContent } from '#app/content/pages/trade.ts'
import { HarvestBar, MonthHeads } from './Calendar.tsx'
import { namingSpecies } from './CellText.tsx'
import styles from './Origins.module.css'

type Props = Pick<TradeContent, 'origins' | 'labels'> & {
  /** Heads of a calendar, where there is one to show. */
  months: string[] | undefined
}

/** Where the goods of the world come from, what each origin is known for, and when it harvests. */
export function Origins({ origins, labels: { columns, origins: heading }, months }: Props) {
  const goods = Map.groupBy(origins, ({ label }) => label ?? '')
  const isSeveral = goods.size > 1
  return (
    <>
      <h3 id="origins" className={styles.title}>
        {heading.title}
      </h3>
      <table className={styles.origins} aria-labelledby="origins">
        <thead>
          <tr>
            {isSeveral && <th scope="col">{columns.good}</th>}
            <th scope="col">{columns.origin}</th>
            <th scope="col">{columns.knownFor}</th>
            {months && (
              <th scope="col" className={styles.year}>
                <MonthHeads months={months} label={columns.harvest} />
              </th>
            )}
          </tr>
        </thead>
        {[...goods].map(([good, rows]) => (
          <tbody key={good}>
            {rows.map(({ code, country, knownFor, months: harvest, monthsSpoken, about }, at) => (
              <tr key={code}>
                {isSeveral && at === 0 && (
                  <th scope="rowgroup" className={styles.good} rowSpan={rows.length}>
                    {good}
                  </th>
                )}
                <th scope="row">{country}</th>
                <td>{namingSpecies(knownFor)}</td>
                {months && (
                  <td className={styles.year}>
                    <HarvestBar harvest={harvest} about={about} spoken={monthsSpoken} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
