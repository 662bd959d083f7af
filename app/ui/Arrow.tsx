import styles from './Arrow.module.css'

/** Drawn: neither typeface has one. */
export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h17M14 6l6 6-6 6" />
    </svg>
  )
}
