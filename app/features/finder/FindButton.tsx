import { useEdition } from '#app/i18n/edition.ts'
import styles from './FindButton.module.css'

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
      data-finds=""
    >
      <Lens />
      <span>{label}</span>
      <kbd dir="ltr" data-keys="Ctrl K" />
    </button>
  )
}

export function Lens() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
      <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6 21 21" />
    </svg>
  )
}
