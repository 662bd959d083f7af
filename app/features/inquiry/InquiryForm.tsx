import { useEdition } from '#app/i18n/edition.ts'
import { SubmitButton } from '#app/ui/Button.tsx'
import { Mark } from '#app/ui/Mark.tsx'
import { StencilFrame } from '#app/ui/Stencil.tsx'
import { site } from '#config'
import type { Words } from '#content/schema/edition.ts'
import { type Fields, thanksAnchor, traps } from '#protocol/form.ts'
import { Field } from './Field.tsx'
import styles from './InquiryForm.module.css'
// The note comes later, and finds its styles in the page.
import './OutboxNote.module.css'

const { entries, endpoint } = site.form

/** Only our own collector knows what the traps are for. */
const isOwn = new URL(endpoint, site.url).origin === new URL(site.url).origin

export type ContactWords = Omit<Words['contact'], 'hero'> & {
  messageWithList: Words['list']['message']
  preview: Words['list']['preview']
  reasons: Words['refusals']['reasons']
}

/** What the note of waiting inquiries says. It reads the words from the document, which is in their language. */
export type OutboxWords = Pick<ContactWords, 'waiting' | 'reasons'> & {
  language: string
  labels: ContactWords['form']['labels']
  to: string
}

/** Where scripts are off, the collector answers in the language of the form: the address tells it, and no field more. */
const inLanguage = (lang: string) => `${endpoint}${endpoint.includes('?') ? '&' : '?'}lang=${lang}`

/**
 * The form, the thanks and room for what is waiting. The form is HTML first: taking and storing an inquiry is the start
 * script's (form.ts), and waits for no component.
 */
export function InquiryForm({ content }: { content: ContactWords }) {
  const { lang, prefix } = useEdition()
  const { waiting, reasons, thanks, form, messageWithList, preview } = content
  const { labels } = form
  const asked = (field: keyof Fields) => ({ field, label: labels[field], name: entries[field] })
  const words: OutboxWords = { language: lang, waiting, reasons, labels, to: site.email }
  return (
    <div className={styles.place} data-inquiry="">
      {/* Where scripts are off, the collector sends the visitor to this anchor. */}
      <div className={styles.thanks} id={thanksAnchor} role="status">
        <ThankYou {...thanks} />
      </div>
      <div data-slot="outbox" data-words={JSON.stringify(words)} />
      <form
        tabIndex={-1}
        className={styles.form}
        method="post"
        action={prefix ? inLanguage(lang) : endpoint}
        encType="multipart/form-data"
        aria-label={form.title}
        data-words={JSON.stringify({ source: form.source, quote: form.quote })}
      >
        <Field {...asked('name')} autoComplete="name" />
        <Field {...asked('company')} autoComplete="organization" />
        <Field {...asked('email')} type="email" autoComplete="email" />
        <Field {...asked('phone')} type="tel" autoComplete="tel" optional={form.optional} />
        <Field {...asked('message')} type="multiline" hint={form.messageHint} withList={messageWithList} />
        <div className={styles.preview} data-slot="preview" data-words={preview} />
        {isOwn && (
          <div className={styles.trap} aria-hidden="true">
            <label>
              {form.trap} <input type="text" name={traps.bait} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
        <div className={styles.send}>
          <SubmitButton label={form.submit} />
          <p>{form.privacy}</p>
        </div>
      </form>
    </div>
  )
}

/** Nothing else stands in this panel. */
function ThankYou({ title, text }: ContactWords['thanks']) {
  return (
    <div className={styles.panel}>
      <div className={styles.mark}>
        <StencilFrame />
        <Mark />
      </div>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
