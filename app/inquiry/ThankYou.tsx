import { useEffect, useRef } from 'react'
import { contact } from '#app/content/contact.ts'
import { Mark } from '#app/ui/Mark.tsx'
import type { Waiting } from './outbox.ts'
import styles from './ThankYou.module.css'

type Props = {
  /** Inquiries that could not go out yet. */
  waiting?: Waiting[]
}

export function ThankYou({ waiting = [] }: Props) {
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
      {waiting.length > 0 && <p className={styles.waiting}>{newsOf(waiting)}</p>}
    </div>
  )
}

function newsOf(waiting: Waiting[]) {
  const { refused, refusedText, title, text, fleeting } = contact.waiting
  const refusal = waiting.find((inquiry) => inquiry.refusal !== undefined)?.refusal
  if (refusal !== undefined) return `${refused}. ${refusal || refusedText}`
  return `${title(waiting.length)}. ${waiting.some((inquiry) => inquiry.fleeting) ? fleeting : text}`
}
