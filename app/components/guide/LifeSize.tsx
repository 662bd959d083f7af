import styles from './LifeSize.module.css'

/** On paper alone: a line to lay a ruler on, since printers like to shrink a page. */
export function LifeSize({ words }: { words: string }) {
  return (
    <p className={styles.line}>
      <svg width="50mm" height="3mm" viewBox="0 0 50 3" aria-hidden="true">
        <path d="M.1 0v3M49.9 0v3M0 1.5h50" />
      </svg>
      {words}
    </p>
  )
}
