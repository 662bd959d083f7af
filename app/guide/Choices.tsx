import type { ReactNode } from 'react'
import styles from './Choices.module.css'

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
