import { classes } from '#app/ui/classes.ts'
import calendar from './Calendar.module.css'
import { HarvestBar, MonthHeads } from './Calendar.tsx'
import { Cells, originGroups } from './Cells.tsx'
import { namingSpecies } from './CellText.tsx'
import type { TradeContent } from './content/trade.ts'
import styles from './Origins.module.css'

type Props = Pick<TradeContent, 'origins' | 'labels'> & { months: string[] }

/** Where the goods of the world come from, what each origin is known for, and when it harvests. */
export function Origins({ origins, labels, months }: Props) {
  const { title } = labels.origins
  const { sure, about: unsure, none, today, now } = labels.harvest
  const dated = origins.filter((origin) => origin.months.length)
  const undated = origins.filter((origin) => !origin.months.length)
  const goods = Map.groupBy(dated, ({ label }) => label ?? '')
  return (
    <current-month>
      <table className={classes(calendar.calendar, styles.origins)} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">
              <MonthHeads months={months} label={labels.columns.harvest} />
            </th>
          </tr>
        </thead>
        {[...goods].map(([good, rows]) => (
          <tbody key={good}>
            {good && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <span>{good}</span>
                </th>
              </tr>
            )}
            {rows.map(({ code, country, knownFor, months: harvest, monthsSpoken, about }) => (
              <tr key={code} data-harvest={harvest.join(' ')}>
                <th scope="row">
                  <b>{country}</b> <span>{namingSpecies(knownFor)}</span>
                </th>
                <td>
                  <HarvestBar harvest={harvest} about={about} spoken={monthsSpoken} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.key}>
        <ul className={calendar.legend}>
          {dated.some(({ about }) => !about) && <li>{sure}</li>}
          {dated.some(({ about }) => about) && <li data-of="about">{unsure}</li>}
          <li data-of="today">{today}</li>
        </ul>
        <p data-harvest={now} />
      </div>
      {undated.length > 0 && (
        <div className={styles.undated}>
          <h3>{none}</h3>
          <Cells groups={originGroups(undated)} heading="h4" />
        </div>
      )}
    </current-month>
  )
}
