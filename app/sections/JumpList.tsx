import styles from './JumpList.module.css'
import places from './Places.module.css'

type Props = {
  label: string
  jumps: { id: string; title: string }[]
  /** What a button says that prints the page. */
  print?: string
}

/** The sections of a long page, under the header while it is read. */
export function JumpList({ label, jumps, print }: Props) {
  return (
    <nav className={`${places.places} ${styles.jump}`} aria-label={label} data-places="">
      <ul>
        {jumps.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {print && (
          <li>
            <print-button>
              <button type="button">{print}</button>
            </print-button>
          </li>
        )}
      </ul>
    </nav>
  )
}
