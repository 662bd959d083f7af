import { Stencil } from '#app/components/parts/Stencil.tsx'
import type { CategoryContents } from '#app/content/pages/category.ts'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './Onward.module.css'

/** Where a category ends without a call to action: the ones before and after it, and all products. */
export function Onward({ label, previous, next }: CategoryContents['freshCategory']['onward']) {
  const { finder } = useEdition()
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
          <a href={href('/products/all')}>{finder.all}</a>
        </li>
      </ul>
    </nav>
  )
}
