import styles from './Letters.module.css'

type Props = { label: string; items: { letter: string; id: string }[]; path?: string }

/** The alphabet as links to the list of all products, on its page or from another. */
export function Letters({ label, items, path = '' }: Props) {
  return (
    <nav className={styles.letters} aria-label={label}>
      <ul>
        {items.map(({ letter, id }) => (
          <li key={letter}>{id ? <a href={`${path}#${id}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  )
}
