import type { ReactNode } from 'react'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './Trail.module.css'

type Props = {
  /** The pages above this one, from the top. */
  steps: { label: string; to: string }[]
  title: string
  /** Stands before it: the number of a category, as on its sacks. */
  children?: ReactNode
}

/** The way back to the pages above this one. */
export function Trail({ steps, title, children }: Props) {
  const { shell } = useEdition()
  const href = useHref()
  return (
    <nav className={styles.trail} aria-label={shell.breadcrumb}>
      {children}
      <ol>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <a href={href(to)}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
