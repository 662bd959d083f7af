import { useEffect, useRef } from 'react'
import { counted } from '#app/content/counted.ts'
import type { Words } from '#app/content/words.ts'
import { useEdition } from '#app/edition.ts'
import { Mark } from '#app/ui/Mark.tsx'
import type { Waiting } from './outbox.ts'
import styles from './ThankYou.module.css'

type Props = {
  words: Words['contact']
  /** The inquiry, if it could not go out yet. */
  waiting?: Waiting | undefined
}

export function ThankYou({ words, waiting }: Props) {
  const { lang } = useEdition()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.panel}>
      <Mark />
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks.title}
      </h3>
      <p>{words.thanks.text}</p>
      {waiting && <p className={styles.waiting}>{newsOf(waiting, words.waiting, lang)}</p>}
    </div>
  )
}

function newsOf({ refusal, fleeting }: Waiting, words: Words['contact']['waiting'], lang: string) {
  if (refusal !== undefined) return `${words.refused}. ${refusal || words.refusedText}`
  return `${counted(words.title, 1, lang)}. ${fleeting ? words.fleeting : words.text}`
}
