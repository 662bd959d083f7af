import type { Table } from '#app/content/pages/measures.ts'
import { oxCuts, oxNames } from '../engraving/goods/cattle.ts'
import { plateOf } from '../engraving/plate.ts'
import styles from './Cuts.module.css'
import { FormTable } from './FormTable.tsx'

/** The ox over the full width: every cut numbered and named, and a row for every number. */
export function Cuts({ head, rows }: Table) {
  const { address, viewBox } = plateOf('ox')
  const [x, y, width, height] = viewBox
  if (rows.length !== oxNames.length)
    throw new Error(`The table of cuts has ${rows.length} rows, its drawing ${oxNames.length} numbers`)
  return (
    <div className={styles.cuts}>
      {/* Room for the names above the back and behind the tail. */}
      <svg viewBox={`${x} ${y - 8} ${width + 26} ${height + 8}`} aria-hidden="true">
        <image href={address} x={x} y={y} width={width} height={height} />
        {oxNames.map(([number, nameX, nameY, line]) => (
          <g key={number} className={styles.named}>
            <path d={line} />
            <text x={nameX} y={nameY}>
              {rows[number - 1]?.[0]?.split(/[,:]| \(/)[0]}
            </text>
          </g>
        ))}
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
