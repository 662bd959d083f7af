import { useHref } from '#app/i18n/edition.ts'
import type { CategoryId } from '#content/schema/catalogue.ts'
import styles from './CategoryLegend.module.css'

type Props = { label: string; items: { id: CategoryId; path: string; name: string; products: number }[] }

/** Which sign stands for which category, and how many products it has. */
export function CategoryLegend({ label, items }: Props) {
  const href = useHref()
  return (
    <nav className={styles.legend} aria-label={label}>
      <ul>
        {items.map(({ id, path, name, products }) => (
          <li key={id} data-category={id}>
            <a href={href(path)}>{name}</a> <span>{products}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
