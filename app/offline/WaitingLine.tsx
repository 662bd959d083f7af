import { offline } from '#app/content/offline.ts'
import { useWaiting } from '#app/inquiry/useWaiting.ts'
import styles from './WaitingLine.module.css'

/** Says that nothing is lost, to a visitor whose inquiry has not gone out yet. */
export function WaitingLine() {
  const { length } = useWaiting()
  return <div role="status">{length > 0 && <p className={styles.line}>{offline.waiting(length)}</p>}</div>
}
