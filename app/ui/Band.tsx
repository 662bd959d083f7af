import type { ReactNode } from 'react'
import { slug } from '#app/content/slug.ts'
import styles from './Band.module.css'

type Props = {
  /** The heading inside that names the section. */
  title: string
  ground?: 'paper' | 'paper-deep' | 'slate' | 'quay'
  /** Follows a band of the same ground: the space between stands once. */
  follows?: boolean
  children: ReactNode
}

/** A horizontal band of the page: ground, width and vertical rhythm. */
export function Band({ title, ground = 'paper', follows = false, children }: Props) {
  return (
    <section
      className={styles.band}
      data-ground={ground}
      data-follows={follows || undefined}
      aria-labelledby={slug(title)}
    >
      <div className={styles.width}>{children}</div>
    </section>
  )
}
