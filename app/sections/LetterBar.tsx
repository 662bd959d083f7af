import type { ComponentProps } from 'react'
import { Letters } from '#app/ui/Letters.tsx'
import styles from './LetterBar.module.css'
import places from './Places.module.css'

/** The letters stay under the header while the list is read. */
export function LetterBar(letters: ComponentProps<typeof Letters>) {
  return (
    <div className={`${places.places} ${styles.letters}`} data-places="">
      <Letters {...letters} />
    </div>
  )
}
