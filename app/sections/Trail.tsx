import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Stencil } from '#app/ui/Stencil.tsx'
import styles from './Trail.module.css'

type Props = {
  title: string
  /** Of a category, as on its sacks. */
  number?: string
}

/** The way back to all products, from a page below them. */
export function Trail({ title, number }: Props) {
  const { shell } = useEdition()
  const href = useHref()
  const { label, to } = shell.nav.products
  return (
    <nav className={styles.trail} aria-label={shell.breadcrumb}>
      {number && <Stencil figure={number} />}
      <ol>
        <li>
          <a href={href(to)}>{label}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
