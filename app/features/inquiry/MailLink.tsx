'use client'
import { useState } from 'react'
import type { OutboxEntry } from '#app/features/outbox/inquiry.ts'
import type { OutboxWords } from './InquiryForm.tsx'
import { mailOf } from './mail.ts'

type Props = {
  inquiries: OutboxEntry[]
  words: OutboxWords
  tell: (sentence: string) => void
  onMailed: () => void
}

/** Another way out for what waits. What no mail link can hold is copied, or shown to be copied by hand. */
export function MailLink({ inquiries, words, tell, onMailed }: Props) {
  const { waiting, labels, to } = words
  const [isTextShown, setTextShown] = useState(false)
  const mail = mailOf(inquiries, { ...waiting.mail, labels, to })

  async function open() {
    if (!mail.isWhole) {
      const isCopied = await navigator.clipboard?.writeText(mail.text).then(
        () => true,
        () => false,
      )
      tell(isCopied ? waiting.copied : waiting.notCopied)
      setTextShown(!isCopied)
    }
    onMailed()
  }

  return (
    <>
      <a href={mail.href} onClick={open}>
        {waiting.sendByMail}
      </a>
      {isTextShown && (
        <textarea
          readOnly
          rows={6}
          dir="auto"
          aria-label={waiting.textLabel}
          value={mail.text}
          ref={(area) => area?.select()}
        />
      )}
    </>
  )
}
