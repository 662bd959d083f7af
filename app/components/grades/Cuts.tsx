import type { Drawing } from '#app/content/pages/drawing.ts'
import styles from './Cuts.module.css'
import { carcass } from './carcass.ts'
import { FormTable } from './FormTable.tsx'

/** Where each cut lies, by number, and what it is called. */
export function Cuts({ head, rows }: Extract<Drawing, { kind: 'cuts' }>) {
  const { viewBox, outline, seams, numbers } = carcass
  const places = Math.max(...numbers.map(([number]) => number))
  if (rows.length !== places)
    throw new Error(`The table of cuts has ${rows.length} rows, its drawing ${places} numbers`)
  return (
    <>
      <svg className={styles.carcass} viewBox={viewBox} aria-hidden="true">
        <path d={outline} />
        <path d={seams} fill="none" />
        {numbers.map(([number, x, y]) => (
          <text key={x} x={x} y={y}>
            {number}
          </text>
        ))}
      </svg>
      <FormTable head={head} rows={rows.map(([cut, ...others], index) => [`${index + 1} ${cut}`, ...others])} />
    </>
  )
}
