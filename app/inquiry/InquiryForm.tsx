import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { contact } from '#app/content/contact.ts'
import { SubmitButton } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { site } from '#config'
import styles from './InquiryForm.module.css'
import { send } from './send.ts'
import { ThankYou } from './ThankYou.tsx'

const { entries, endpoint } = site.form
const thanksFor = 3000

/** Editing, then thanks in place of the form, then an empty form again. */
export function InquiryForm() {
  const [sent, setSent] = useState(0)
  const [thanking, setThanking] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!thanking) return
    const timer = setTimeout(() => setThanking(false), thanksFor)
    return () => clearTimeout(timer)
  }, [thanking])

  useEffect(() => {
    // The panel took the focus with it when it left.
    if (!thanking && sent > 0) form.current?.focus({ preventScroll: true })
  }, [thanking, sent])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (thanking) return
    void send(new FormData(event.currentTarget))
    setSent(sent + 1)
    setThanking(true)
  }

  const { labels } = contact.form
  return (
    <div className={styles.place}>
      <div role="status">{thanking && <ThankYou />}</div>
      {!thanking && (
        <form
          ref={form}
          tabIndex={-1}
          className={styles.form}
          method="post"
          action={endpoint}
          encType="multipart/form-data"
          aria-label={contact.form.title}
          onSubmit={submit}
        >
          <Field label={labels.name} name={entries.name} type="text" autoComplete="name" required />
          <Field label={labels.company} name={entries.company} type="text" autoComplete="organization" required />
          <Field
            label={labels.email}
            name={entries.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />
          <Field label={labels.phone} name={entries.phone} type="tel" autoComplete="tel" inputMode="tel" />
          <Field
            label={labels.message}
            name={entries.message}
            type="multiline"
            hint={contact.form.messageHint}
            required
          />
          <div className={styles.send}>
            <SubmitButton label={contact.form.submit} />
            <p>{contact.form.privacy}</p>
          </div>
        </form>
      )}
      <noscript>
        <div className={styles.thanksWithoutScripts} id="thank-you">
          <ThankYou />
        </div>
      </noscript>
    </div>
  )
}
