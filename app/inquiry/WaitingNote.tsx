import { useEffect, useRef, useState } from 'react'
import { counted } from '#app/content/counted.ts'
import type { Words } from '#app/content/words.ts'
import { useEdition } from '#app/edition.ts'
import { sendNow } from './courier.ts'
import { mailOf } from './mail.ts'
import { takeOut, type Waiting } from './outbox.ts'
import styles from './WaitingNote.module.css'

type Props = {
  words: Words['contact']
  waiting: Waiting[]
  /** Comes into view, because the inquiry has just been written. */
  isNews: boolean
}

/** A quiet line at the form about inquiries that have not gone out, with two ways to help them. */
export function WaitingNote({ words: { waiting: words, form }, waiting, isNews }: Props) {
  const { lang } = useEdition()
  const [news, setNews] = useState('')
  const [mailed, setMailed] = useState<Waiting[]>([])
  const place = useRef<HTMLDivElement>(null)
  const newsLine = useRef<HTMLParagraphElement>(null)
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  const due = waiting.filter(({ refusal }) => refusal === undefined)
  // What is still on its way is nobody's to remove.
  const removable = waiting.filter(({ id }) => [...refused, ...mailed].some((each) => each.id === id))
  const mail = mailOf(waiting, { ...words.mail, labels: form.labels })
  const isWaiting = waiting.length > 0
  const wasWaiting = useRef(false)
  const isBeginning = useRef(isNews && isWaiting)

  useEffect(() => {
    if (wasWaiting.current && !isWaiting) setNews((last) => (last === words.removed ? last : words.sent))
    wasWaiting.current = isWaiting
  }, [isWaiting, words])

  useEffect(() => {
    if (isBeginning.current) place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  /** The buttons leave with the last inquiry. Whoever was on one of them finds the news in its place. */
  function takeFocus() {
    const { activeElement, body } = document
    const isHere = activeElement === body || place.current?.contains(activeElement)
    if (isHere) newsLine.current?.focus({ preventScroll: true })
  }

  async function hurry() {
    setNews(words.sending)
    const left = await sendNow()
    // One that is refused says so itself, and goes nowhere later.
    if (left.length > 0) setNews(left.some(({ refusal }) => refusal === undefined) ? words.stillWaiting : '')
    else takeFocus()
  }

  function writeMail() {
    setMailed(waiting)
    if (mail.isWhole) return
    navigator.clipboard?.writeText(mail.text).then(
      () => setNews(words.tooLong),
      () => {},
    )
  }

  async function remove() {
    setNews(words.removed)
    await Promise.all(removable.map(({ id }) => takeOut(id)))
    takeFocus()
  }

  return (
    <div ref={place}>
      {isWaiting && (
        <div className={styles.note}>
          {due.length > 0 && (
            <p>
              <strong>{counted(words.title, due.length, lang)}.</strong>{' '}
              {due.some(({ fleeting }) => fleeting) ? words.fleeting : words.text}
            </p>
          )}
          {refused.map(({ id, refusal }) => (
            <p key={id}>
              <strong>{words.refused}.</strong> {refusal} {words.refusedText}
            </p>
          ))}
          <div className={styles.actions}>
            <button type="button" onClick={hurry}>
              {words.sendNow}
            </button>
            <a href={mail.href} onClick={writeMail}>
              {words.sendByMail}
            </a>
            {removable.length > 0 && (
              <button type="button" onClick={remove}>
                {words.remove}
              </button>
            )}
          </div>
        </div>
      )}
      <p className={styles.news} role="status" ref={newsLine} tabIndex={-1}>
        {news}
      </p>
    </div>
  )
}
