import { slug } from '#app/content/slug.ts'
import styles from './JumpList.module.css'

/** The sections of a long page, under the header while it is read. */
export function JumpList({ label, titles }: { label: string; titles: string[] }) {
  return (
    <nav className={styles.jump} aria-label={label}>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${slug(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
