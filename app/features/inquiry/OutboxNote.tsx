'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '#app/lib/plurals.ts'
import { sendNow } from './courier.ts'
import { editAgain } from './editAgain.ts'
import { formState } from './formState.ts'
import type { OutboxWords } from './InquiryForm.tsx'
import { MailLink } from './MailLink.tsx'
import note from './OutboxNote.module.css'
import { type OutboxEntry, takeOut } from './outbox.ts'
import { outboxStore } from './outboxStore.ts'
import { sentenceOf } from './refusal.ts'

type Props = {
  words: OutboxWords
  /** The form's live region, which is HTML: what it says is read out. */
  news: HTMLElement
}

/** Tells at the form of inquiries that have not gone out, and gives ways to help them. */
export function OutboxNote({ words, news }: Props) {
  const entries = useSyncExternalStore(outboxStore.subscribe, outboxStore.read)
  const { isThanking, replaces } = useSyncExternalStore(formState.subscribe, formState.read)
  const [mailed, setMailed] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const { waiting, language } = words

  // What is being sent for the first time is nobody's worry, and what is back in the form has not been forgotten.
  const told = entries.filter(({ id, tried }) => id !== replaces && (tried || !isThanking))
  const due = told.filter(({ refusal }) => !refusal)
  const refused = told.filter(({ refusal }) => refusal)
  // What is still on its way is nobody's to remove.
  const removable = told.filter(({ id, refusal }) => refusal || mailed.includes(id))
  const isEmpty = told.length === 0

  const tell = (sentence: string) => {
    news.textContent = sentence
  }

  const wasEmpty = useRef(true)
  useEffect(() => {
    const isGone = isEmpty && !wasEmpty.current
    wasEmpty.current = isEmpty
    if (!isGone) return
    if (![waiting.removed, waiting.editing].includes(news.textContent ?? '')) news.textContent = waiting.sent
    // The button that was pressed is gone: whoever was on it finds the news in its place.
    if (document.activeElement === document.body) news.focus({ preventScroll: true })
  }, [isEmpty, news, waiting])

  // The thanks are over: what waits comes into view.
  useEffect(() => {
    if (!isThanking) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isThanking])

  async function hurry() {
    tell(waiting.sending)
    const left = await sendNow()
    // One that is refused says so itself, and goes nowhere later.
    tell(left.length === 0 ? waiting.sent : left.some(({ refusal }) => !refusal) ? waiting.stillWaiting : '')
  }

  async function remove() {
    tell(waiting.removed)
    await Promise.all(removable.map(({ id }) => takeOut(id)))
  }

  if (isEmpty) return null
  const where = due.some(({ fleeting }) => fleeting) ? waiting.fleeting : waiting.text
  return (
    <div className={note.note} ref={box}>
      {due.length > 0 && (
        <p>
          <strong>{counted(waiting.title, due.length, language)}</strong>{' '}
          <span>{counted(where, due.length, language)}</span>
        </p>
      )}
      {refused.map((entry) => (
        <p key={entry.id}>
          <strong>{waiting.refused}</strong> <span>{reasonOf(entry, words)}</span>{' '}
          <button type="button" onClick={() => tell(editAgain(entry) ? waiting.editing : waiting.formInUse)}>
            {waiting.edit}
          </button>
        </p>
      ))}
      <div>
        {due.length > 0 && (
          <button type="button" onClick={hurry}>
            {waiting.sendNow}
          </button>
        )}
        <MailLink inquiries={told} words={words} tell={tell} onMailed={() => setMailed(told.map(({ id }) => id))} />
        {removable.length > 0 && (
          <button type="button" onClick={remove}>
            {waiting.remove}
          </button>
        )}
      </div>
    </div>
  )
}

function reasonOf({ refusal }: OutboxEntry, { reasons, labels, language, waiting }: OutboxWords) {
  const isKnown = refusal && refusal.error in reasons
  return isKnown ? sentenceOf(refusal as never, { reasons, labels, language }) : waiting.refusedText
}
