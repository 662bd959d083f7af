import type { Table } from '#app/content/pages/measures.ts'
import { oxCuts } from '../engraving/goods/cattle.ts'
import { plateOf } from '../engraving/plate.ts'
import styles from './Cuts.module.css'
import { FormTable } from './FormTable.tsx'

/** The ox over the full width: a number on every cut, and a row for every number. */
export function Cuts({ head, rows }: Table) {
  const { address, viewBox } = plateOf('ox')
  const [x, y, width, height] = viewBox
  const places = Math.max(...oxCuts.map(([number]) => number))
  if (rows.length !== places)
    throw new Error(`The table of cuts has ${rows.length} rows, its drawing ${places} numbers`)
  return (
    <div className={styles.cuts}>
      <svg viewBox={viewBox.join(' ')} aria-hidden="true">
        <image href={address} x={x} y={y} width={width} height={height} />
        {oxCuts.map(([number, cx, cy]) => (
          <g key={`${number} ${cx}`}>
            <circle cx={cx} cy={cy} r="10" />
            <text x={cx} y={cy + 4.5}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <FormTable head={head} rows={rows.map(([cut, ...others], index) => [`${index + 1} ${cut}`, ...others])} />
    </div>
  )
}
