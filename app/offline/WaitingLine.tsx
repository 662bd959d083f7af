import { counted } from '#app/content/counted.ts'
import type { Counted } from '#app/content/types.ts'
import { useEdition } from '#app/edition.ts'
import { useWaiting } from '#app/inquiry/useWaiting.ts'
import styles from './WaitingLine.module.css'

/** Says that nothing is lost, to a visitor whose inquiry has not gone out yet. */
export function WaitingLine({ words }: { words: Counted }) {
  const { lang } = useEdition()
  const { length } = useWaiting()
  return <div role="status">{length > 0 && <p className={styles.line}>{counted(words, length, lang)}</p>}</div>
}
