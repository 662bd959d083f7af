import { type SubmitEvent, useEffect, useRef } from 'react'
import type { Words } from '#app/content/words.ts'
import { SubmitButton } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { site } from '#config'
import styles from './BlankForm.module.css'
import { accept } from './courier.ts'
import { isOwn } from './deliver.ts'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import { fields, fieldsOf, inquiryOf } from './inquiry.ts'

const { entries, endpoint } = site.form

type Props = {
  words: Words['contact']['form']
  /** Stands where the focused thanks stood. */
  takesFocus: boolean
  onAccepted: (id: string) => void
}

/** An empty form, or one with what the visitor had begun to write. */
export function BlankForm({ words, takesFocus, onAccepted }: Props) {
  const { labels, title, messageHint, submit, privacy } = words
  const form = useRef<HTMLFormElement>(null)
  const openedAt = useRef(0)
  const isAccepting = useRef(false)

  useEffect(() => {
    if (!form.current) return
    // Where the form came with the document, it could be filled in before this code was there.
    const since = form.current.closest('[data-first]') ? performance.now() : 0
    openedAt.current = restoreDraft(form.current) ?? Date.now() - since
  }, [])

  useEffect(() => {
    // Unless the visitor has gone elsewhere in the meantime.
    if (takesFocus && document.activeElement === document.body) form.current?.focus({ preventScroll: true })
  }, [takesFocus])

  async function acceptInquiry(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAccepting.current) return
    isAccepting.current = true
    const inquiry = inquiryOf(new FormData(event.currentTarget), openedAt.current)
    await accept(inquiry)
    // Not before it is stored: until then the draft is all there is.
    dropDraft()
    onAccepted(inquiry.id)
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      aria-label={title}
      onInput={({ currentTarget }) =>
        saveDraft({ fields: fieldsOf(new FormData(currentTarget)), openedAt: openedAt.current })
      }
      onSubmit={acceptInquiry}
    >
      <Field label={labels.name} name={entries.name} type="text" autoComplete="name" required />
      <Field label={labels.company} name={entries.company} type="text" autoComplete="organization" required />
      <Field label={labels.email} name={entries.email} type="email" autoComplete="email" inputMode="email" required />
      <Field
        label={labels.phone}
        name={entries.phone}
        type="tel"
        optional={words.optional}
        autoComplete="tel"
        inputMode="tel"
      />
      <Field label={labels.message} name={entries.message} type="multiline" hint={messageHint} required />
      {isOwn(endpoint, site.url) && (
        <div className={styles.trap} aria-hidden="true">
          <label>
            {words.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <div className={styles.send}>
        <SubmitButton label={submit} />
        <p>{privacy}</p>
      </div>
    </form>
  )
}

/** Fills in what is still empty; the browser may have restored some itself. Tells when the draft was begun. */
function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft()
  if (!draft) return undefined
  for (const field of fields) {
    const control = form.elements.namedItem(entries[field])
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && !control.value) control.value = draft.fields[field]
  }
  return draft.openedAt
}
