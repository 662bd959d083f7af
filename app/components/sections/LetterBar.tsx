import type { ComponentProps } from 'react'
import styles from './LetterBar.module.css'
import { Letters } from './Letters.tsx'

/** The letters stay under the header while the list is read. */
export function LetterBar(letters: ComponentProps<typeof Letters>) {
  return (
    <div className={styles.bar}>
      <Letters {...letters} />
    </div>
  )
}
