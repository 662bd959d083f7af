import { type HTMLInputAutoCompleteAttribute, useId } from 'react'
import styles from './Field.module.css'

type Props = {
  label: string
  name: string
  type: 'text' | 'email' | 'tel' | 'multiline'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel'
  required?: boolean
  /** Said beside the label of an input that may stay empty. */
  optional?: string
  hint?: string
}

/** A labeled input. What is wrong with an answer the browser says, in the visitor's own language. */
export function Field({
  label,
  type,
  hint,
  optional,
  required = false,
  autoComplete = 'off',
  inputMode = 'text',
  name,
}: Props) {
  const id = useId()
  const control = { id, name, required, autoComplete, inputMode, 'aria-describedby': hint && `${id}-hint` }
  return (
    <div className={styles.field} data-type={type}>
      <label htmlFor={id}>
        {label} {optional && <span>{`(${optional})`}</span>}
      </label>
      {type === 'multiline' ? <textarea {...control} rows={7} /> : <input {...control} type={type} />}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
