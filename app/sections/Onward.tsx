import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Stencil } from '#app/ui/Stencil.tsx'
import styles from './Onward.module.css'

type Step = { label: string; number: string; name: string; path: string }

/** Where a category ends: the ones before and after it, and all products. */
export function Onward({ label, previous, next }: { label: string; previous: Step; next: Step }) {
  const { finder, shell } = useEdition()
  const href = useHref()
  return (
    <nav className={styles.onward} aria-label={label}>
      <ul>
        {[previous, next].map(({ label, number, name, path }) => (
          <li key={path}>
            <Stencil figure={number} />
            <a href={href(path)}>
              <small>{label}</small> {name}
            </a>
          </li>
        ))}
        <li>
          <a href={href('/products/all')}>
            <small>{shell.nav.products.label}</small> {finder.all}
          </a>
        </li>
      </ul>
    </nav>
  )
}
