import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import type { HeapContent } from './content/figures/pile.ts'

type Props = { legend: string; className: string | undefined; children: ReactNode }

/** Radio buttons that look like what they choose; without scripts and on paper they only name it. */
export function Choices({ legend, className, children }: Props) {
  return (
    <fieldset className={`${styles.choices} ${className}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

type GradeProps = Pick<HeapContent, 'id' | 'grades' | 'shown'> & { legend: string; className: string | undefined }

/** The grades of a heap as radio buttons, each with what the sentences of the page say when it is chosen. */
export function GradeChoices({ id, grades, shown, legend, className }: GradeProps) {
  return (
    <Choices legend={legend} className={className}>
      {grades.map(({ label, each, says, product }, at) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            value={label}
            defaultChecked={at === shown}
            data-says={JSON.stringify(says)}
            data-row={product}
          />
          <b>{label}</b> <span>{each}</span>
        </label>
      ))}
    </Choices>
  )
}
