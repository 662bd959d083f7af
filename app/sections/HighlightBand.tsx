import type { Feature } from '#app/content/types.ts'
import styles from './HighlightBand.module.css'

/** Three promises on the green band. */
export function HighlightBand({ items, label }: { items: Feature[]; label: string }) {
  return (
    <section className={styles.band} aria-label={label}>
      <ul className={styles.highlights}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
