import type { Table } from '#app/content/pages/measures.ts'
import { oxCuts } from '../engraving/goods/cattle.ts'
import { engraved } from '../engraving/goods/goods.ts'
import styles from './Cuts.module.css'
import { FormTable } from './FormTable.tsx'
import { Drawn } from './goods.tsx'

/** The ox over the full width: a number on every cut, and a row for every number. */
export function Cuts({ head, rows }: Table) {
  const { viewBox } = engraved('ox')
  const places = Math.max(...oxCuts.map(([number]) => number))
  if (rows.length !== places)
    throw new Error(`The table of cuts has ${rows.length} rows, its drawing ${places} numbers`)
  return (
    <div className={styles.cuts}>
      <svg viewBox={viewBox.join(' ')} aria-hidden="true">
        <g transform={`translate(${viewBox[0] + 2} ${viewBox[1] + 2})`}>
          <Drawn good="ox" />
        </g>
        {oxCuts.map(([number, x, y]) => (
          <g key={`${number} ${x}`}>
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 4.5}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <FormTable head={head} rows={rows.map(([cut, ...others], index) => [`${index + 1} ${cut}`, ...others])} />
    </div>
  )
}
