import type { ReactNode } from 'react'
import styles from './Opening.module.css'

type Props = { title: string; lead: string; children?: ReactNode }

/** The heading of the figure and the one thing to remember; the good, drawn large, can stand beside them. */
export function Opening({ title, lead, children }: Props) {
  return (
    <div className={styles.opening} data-with={children ? 'one' : undefined}>
      <div className={styles.words}>
        <h2 id="reading">{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  )
}
