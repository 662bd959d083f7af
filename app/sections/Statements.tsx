import type { Titled } from '#content/schema/words.ts'
import styles from './Statements.module.css'

/** Sentences that carry a page: the mission, the vision. */
export function Statements({ items }: { items: (Titled & { id: string })[] }) {
  return (
    <div className={styles.statements}>
      {items.map(({ id, title, description }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </div>
  )
}
