import type { ComponentProps } from 'react'
import { HarvestBar, MonthHeads } from './Calendar.tsx'
import { namingSpecies } from './CellText.tsx'
import type { TradeContent } from './content/trade.ts'

type Props = ComponentProps<'table'> & {
  origins: TradeContent['origins']
  columns: Pick<TradeContent['labels']['columns'], 'good' | 'origin' | 'knownFor' | 'harvest'>
  /** Heads of a calendar, where there is one to show. */
  months: string[] | undefined
}

/** What each origin is known for, and when it harvests: on the page of a guide and in the brochure. */
export function OriginsTable({ origins, columns, months, children, ...table }: Props) {
  const goods = Map.groupBy(origins, ({ label }) => label ?? '')
  const isSeveral = goods.size > 1
  return (
    <table {...table}>
      {children}
      <thead>
        <tr>
          {isSeveral && (
            <th scope="col" data-of="good">
              {columns.good}
            </th>
          )}
          <th scope="col" data-of="origin">
            {columns.origin}
          </th>
          <th scope="col">{columns.knownFor}</th>
          {months && (
            <th scope="col" data-of="year">
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
                <th scope="rowgroup" rowSpan={rows.length}>
                  {good}
                </th>
              )}
              <th scope="row">{country}</th>
              <td>{namingSpecies(knownFor)}</td>
              {months && (
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
