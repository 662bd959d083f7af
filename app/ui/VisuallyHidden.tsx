import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className={styles.hidden}>{children}</div>
}
