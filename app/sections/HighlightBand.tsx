import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { Titled } from '#content/schema/words.ts'
import styles from './HighlightBand.module.css'

/** Three promises on the green band. */
export function HighlightBand({ items, label }: { items: Titled[]; label: string }) {
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <VisuallyHidden>
        <h2 id="highlights">{label}</h2>
      </VisuallyHidden>
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
