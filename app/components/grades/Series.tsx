import type { Drawing } from '#app/content/pages/drawing.ts'
import styles from './Series.module.css'
import { Sizes } from './Sizes.tsx'

/** Several goods, a row each, their sizes in columns. */
export function Series({ columns, rows }: Extract<Drawing, { kind: 'series' }>) {
  return (
    <ul className={styles.series} data-columns={columns}>
      {rows.map(({ name, ...sizes }) => (
        <li key={name}>
          <p>{name}</p>
          <Sizes {...sizes} />
        </li>
      ))}
    </ul>
  )
}
