import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useEdition } from '#app/i18n/edition.ts'
import type { Fields } from '#protocol/form.ts'
import styles from './Field.module.css'

type Props = {
  label: string
  /** Our name for it; `name` is what the receiver calls it. */
  field: keyof Fields
  name: string
  type?: 'text' | 'email' | 'tel' | 'multiline'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Said beside the label of an input that may stay empty; all others must not. */
  optional?: string
  hint?: string
  /** What is asked instead where a list goes with the message. */
  withList?: { label: string; optional: string; hint: string }
}

/** A labeled input. What is wrong with an answer the browser says, in the visitor's own language. */
export function Field({ label, field, name, type = 'text', autoComplete = 'off', optional, hint, withList }: Props) {
  const edition = useEdition()
  const id = `inquiry-${field}`
  const hintId = hint && `${id}-hint`
  const inputMode = type === 'multiline' ? 'text' : type
  const own = { id, name, required: !optional, autoComplete, inputMode, 'aria-describedby': hintId } as const
  // Arabic is written from right to left, in an English form as well.
  const isLatin = type === 'email' || type === 'tel'
  // An empty field begins where the page does; a blank placeholder lets the style sheet know that it is empty.
  const direction = edition.dir === 'rtl' ? { dir: isLatin ? 'ltr' : 'auto', placeholder: ' ' } : { dir: 'auto' }
  const control = { ...own, ...direction, 'data-field': field }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Words without={label} beside={withList?.label} /> {optional && <small>{`(${optional})`}</small>}
        {withList && <small className={styles.withList}>{`(${withList.optional})`}</small>}
      </label>
      {type === 'multiline' ? <textarea {...control} rows={3} /> : <input {...control} type={type} />}
      {hint && (
        <p id={hintId}>
          <Words without={hint} beside={withList?.hint} />
        </p>
      )}
    </div>
  )
}

/** The style sheet shows the one or the other: by the list's mark on the document. */
function Words({ without, beside }: { without: string; beside: string | undefined }) {
  if (!beside) return without
  return (
    <>
      <span className={styles.withoutList}>{without}</span>
      <span className={styles.withList}>{beside}</span>
    </>
  )
}
