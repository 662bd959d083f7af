import type { ReactNode } from 'react'
import styles from './Band.module.css'

type Props = {
  /** Of the heading inside that names the section. */
  heading: string
  ground?: 'paper' | 'paper-deep' | 'slate' | 'quay'
  /** Follows a band of the same ground: the space between stands once. */
  follows?: boolean
  children: ReactNode
}

/** A horizontal band of the page: ground, width and vertical rhythm. */
export function Band({ heading, ground = 'paper', follows = false, children }: Props) {
  return (
    <section className={follows ? styles.follower : styles.band} data-ground={ground} aria-labelledby={heading}>
      <div className={styles.width}>{children}</div>
    </section>
  )
}
