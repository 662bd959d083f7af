import styles from './JumpList.module.css'

/** The sections of a long page, under the header while it is read. */
export function JumpList({ label, jumps }: { label: string; jumps: { id: string; title: string }[] }) {
  return (
    <nav className={styles.jump} aria-label={label}>
      <ul>
        {jumps.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
