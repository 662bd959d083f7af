import type { Drawing } from '#app/content/pages/drawing.ts'
import styles from './Colors.module.css'

/** An order by color, lightest first. */
export function Colors({ items }: Extract<Drawing, { kind: 'colors' }>) {
  return (
    <ol className={styles.colors}>
      {items.map(({ label, color }) => (
        <li key={label}>
          <svg viewBox="0 0 10 6" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0h10v6H0Z" fill={color} />
          </svg>
          <strong>{label}</strong>
        </li>
      ))}
    </ol>
  )
}
