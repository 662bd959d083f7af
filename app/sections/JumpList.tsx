import type { ReactNode } from 'react'
import styles from './JumpList.module.css'
import places from './Places.module.css'

type Props = {
  label: string
  jumps: { id: string; title: string }[]
  /** What else stands in the bar. */
  children?: ReactNode
}

/** The sections of a long page, under the header while it is read. */
export function JumpList({ label, jumps, children }: Props) {
  return (
    <nav className={`${places.places} ${styles.jump}`} aria-label={label} data-places="">
      <ul>
        {jumps.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
