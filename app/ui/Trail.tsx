import { useEdition, useHref } from '#app/i18n/edition.ts'
import { classes } from './classes.ts'
import { Stencil } from './Stencil.tsx'
import styles from './Trail.module.css'

type Props = {
  /** The pages above this one, from the top. */
  steps: { label: string; to: string }[]
  title: string
  /** Of a category, as on its sacks. */
  number?: string
}

/** The way back to the pages above this one. */
export function Trail({ steps, title, number }: Props) {
  const { shell } = useEdition()
  const href = useHref()
  return (
    <nav className={classes(styles.trail, steps.length > 1 && styles.long)} aria-label={shell.breadcrumb}>
      {number && <Stencil figure={number} />}
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
