import type { Counted } from '#content/schema/words.ts'
import styles from './WaitingLine.module.css'

/** Room for a word to a visitor whose inquiry has not gone out yet (offlinePage.ts). */
export function WaitingLine({ words }: { words: Counted }) {
  return <p className={styles.line} role="status" id="waiting" data-words={JSON.stringify(words)} />
}
