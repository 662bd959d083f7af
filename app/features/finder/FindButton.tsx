import { useEdition } from '#app/i18n/edition.ts'
import styles from './FindButton.module.css'
import { Lens } from './Lens.tsx'

/** A field to look at, a button to press: it opens the panel with the large field. */
export function FindButton() {
  const { label } = useEdition().finder.words
  return (
    <button
      className={styles.button}
      type="button"
      popoverTarget="finder"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      data-finds
    >
      <Lens />
      <span>{label}</span>
      <kbd dir="ltr" data-keys="Ctrl K" />
    </button>
  )
}
