import { slug } from '#app/content/slug.ts'
import type { Titled } from '#app/content/types.ts'
import styles from './Statements.module.css'

/** Sentences that carry a page: the mission, the vision. */
export function Statements({ items }: { items: Titled[] }) {
  return (
    <div className={styles.statements}>
      {items.map(({ title, description }) => (
        <section key={title} aria-labelledby={slug(title)}>
          <h2 id={slug(title)}>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </div>
  )
}
