'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { list } from '#app/features/list/list.ts'
import { sentLines } from '#app/features/list/storage.ts'
import { sendNow } from '#app/features/outbox/courier.ts'
import type { OutboxEntry } from '#app/features/outbox/inquiry.ts'
import { outboxStore, takeOut } from '#app/features/outbox/outbox.ts'
import { copyText, selectAll } from '#app/lib/copyText.ts'
import { mount } from '#app/lib/mount.ts'
import { counted } from '#app/lib/wording.ts'
import { sentenceOf } from '#protocol/refusalPage.ts'
import { fillForm, formOfPage, messageOf, readForm } from './fields.ts'
import { formState, keepWords } from './formState.ts'
import type { OutboxWords } from './InquiryForm.tsx'
import { mailOf } from './mail.ts'
import note from './OutboxNote.module.css'

/** Tells at the form of inquiries that have not gone out, and gives ways to help them. */
function OutboxNote({ words }: { words: OutboxWords }) {
  const entries = useSyncExternalStore(outboxStore.subscribe, outboxStore.read)
  const { phase, replaces } = useSyncExternalStore(formState.subscribe, formState.read)
  const [mailed, setMailed] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const newsLine = useRef<HTMLParagraphElement>(null)
  const { waiting, language } = words

  // What is being sent for the first time is nobody's worry, and what is back in the form has not been forgotten.
  const told = entries.filter(({ id, tried }) => id !== replaces && (tried || phase !== 'thanks'))
  const due = told.filter(({ refusal }) => !refusal)
  const refused = told.filter(({ refusal }) => refusal)
  // An inquiry that is still being sent cannot be removed.
  const removable = told.filter(({ id, refusal }) => refusal || mailed.includes(id))

  const last = useRef(told)
  const removed = useRef<readonly string[]>([])
  useEffect(() => {
    const gone = last.current.filter(({ id }) => !entries.some((entry) => entry.id === id))
    last.current = told
    if (told.length > 0 || gone.length === 0) return
    // In this tab or another one: what was refused has not been sent.
    const isRemoved = gone.every(({ id, refusal }) => refusal || removed.current.includes(id))
    setNews(isRemoved ? waiting.removed : waiting.sent)
    // The button that was pressed is gone: whoever was on it finds the news in its place.
    if (document.activeElement === document.body) newsLine.current?.focus({ preventScroll: true })
  }, [told, entries, waiting])

  // The thanks are over: what waits comes into view.
  const lastPhase = useRef(phase)
  useEffect(() => {
    if (lastPhase.current === 'thanks' && phase === 'editing') box.current?.scrollIntoView({ block: 'nearest' })
    lastPhase.current = phase
  }, [phase])

  async function hurry() {
    setNews(waiting.sending)
    const left = await sendNow()
    // One that is refused says so itself, and goes nowhere later.
    const isWaiting = left.some(({ refusal }) => !refusal)
    setNews(left.length === 0 ? waiting.sent : isWaiting ? waiting.stillWaiting : '')
  }

  function remove() {
    removed.current = removable.map(({ id }) => id)
    Promise.all(removed.current.map(takeOut)).then(
      () => setNews(waiting.removed),
      // What the disk does not let go of is told as before.
      () => {},
    )
  }

  const where = due.some(({ fleeting }) => fleeting) ? waiting.fleeting : waiting.text
  return (
    <>
      {told.length > 0 && (
        <div className={note.note} ref={box}>
          {due.length > 0 && (
            <p>
              <strong>{counted(waiting.title, due.length, language)}</strong>{' '}
              <span>{counted(where, due.length, language)}</span>
            </p>
          )}
          {refused.map((entry) => (
            <p key={entry.id}>
              <strong>{waiting.refused}</strong> <span>{entry.refusal && sentenceOf(entry.refusal, words)}</span>{' '}
              <button type="button" onClick={() => setNews(editAgain(entry) ? waiting.editing : waiting.formInUse)}>
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
            <MailLink
              inquiries={told}
              words={words}
              tell={setNews}
              onMailed={() => setMailed(told.map(({ id }) => id))}
            />
            {removable.length > 0 && (
              <button type="button" onClick={remove}>
                {waiting.remove}
              </button>
            )}
          </div>
        </div>
      )}
      <p className={note.news} ref={newsLine} role="status" tabIndex={-1}>
        {news}
      </p>
    </>
  )
}

type MailProps = {
  inquiries: OutboxEntry[]
  words: OutboxWords
  tell: (sentence: string) => void
  onMailed: () => void
}

/** Another way out for what waits. What no mail link can hold is copied, or shown to be copied by hand. */
function MailLink({ inquiries, words, tell, onMailed }: MailProps) {
  const { waiting, labels, to } = words
  const [isTextShown, setTextShown] = useState(false)
  const mail = mailOf(inquiries, { ...waiting.mail, labels, to })

  async function open() {
    if (!mail.isWhole) {
      const isCopied = await copyText(mail.text)
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
        <textarea readOnly rows={6} dir="auto" aria-label={waiting.textLabel} value={mail.text} ref={selectAll} />
      )}
    </>
  )
}

/**
 * Puts a refused inquiry back into the form, and its list where lists are. It stays in the outbox until what becomes of
 * it is stored. False, where another inquiry is being written.
 */
function editAgain({ id, lines = [], own, ...written }: OutboxEntry) {
  const form = formOfPage()
  if (!form || Object.values(readForm(form)).some(Boolean)) return false
  formState.change({ replaces: id })
  list.merge(lines)
  sentLines.set([])
  fillForm(form, { ...written, message: own ?? written.message }, true)
  keepWords(form)
  messageOf(form).focus()
  return true
}

/** Its words stand in the page, so that it can be shown without a network. */
export default (slot: HTMLElement) => mount(slot, <OutboxNote words={JSON.parse(slot.dataset.words ?? '{}')} />)
