import type { Drawing } from '#app/content/pages/drawing.ts'
import styles from './Bars.module.css'

/** Figures along one scale, each with its bar. */
export function Bars({ items }: Extract<Drawing, { kind: 'bars' }>) {
  return (
    <ol className={styles.bars}>
      {items.map(({ label, detail, from, to, color, rest }) => (
        <li key={label}>
          <strong>{label}</strong>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" data-rest={rest}>
            <path className={styles.ground} d="M0 0h100v4H0Z" />
            <path className={styles.bar} d={`M${from} 0H${to}V4H${from}Z`} fill={color} />
          </svg>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  )
}
