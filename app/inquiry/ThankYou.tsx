import { useEffect, useRef } from 'react'
import { contact } from '#app/content/contact.ts'
import { Mark } from '#app/ui/Mark.tsx'
import type { Waiting } from './outbox.ts'
import styles from './ThankYou.module.css'

type Props = {
  /** The inquiry, if it could not go out yet. */
  waiting?: Waiting | undefined
}

export function ThankYou({ waiting }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.panel}>
      <Mark />
      <h3 ref={heading} tabIndex={-1}>
        {contact.thanks.title}
      </h3>
      <p>{contact.thanks.text}</p>
      {waiting && <p className={styles.waiting}>{newsOf(waiting)}</p>}
    </div>
  )
}

function newsOf({ refusal, fleeting }: Waiting) {
  const words = contact.waiting
  if (refusal !== undefined) return `${words.refused}. ${refusal || words.refusedText}`
  return `${words.title(1)}. ${fleeting ? words.fleeting : words.text}`
}
