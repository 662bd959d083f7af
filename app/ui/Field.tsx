import { type HTMLInputAutoCompleteAttribute, useId } from 'react'
import { contact } from '#app/content/contact.ts'
import styles from './Field.module.css'

type Props = {
  label: string
  name: string
  type: 'text' | 'email' | 'tel' | 'multiline'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel'
  required?: boolean
  hint?: string
}

/** A labeled input. What is wrong with an answer the browser says, in the visitor's own language. */
export function Field({ label, type, hint, required = false, autoComplete = 'off', inputMode = 'text', name }: Props) {
  const id = useId()
  const control = { id, name, required, autoComplete, inputMode, 'aria-describedby': hint && `${id}-hint` }
  return (
    <div className={styles.field} data-type={type}>
      <label htmlFor={id}>
        {label} {!required && <span>{`(${contact.form.optional})`}</span>}
      </label>
      {type === 'multiline' ? <textarea {...control} rows={7} /> : <input {...control} type={type} />}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
