import type { Card } from '#app/i18n/categories.ts'
import { useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './PopularProducts.module.css'

/** The categories as an index of names, for a visitor who took a wrong turn. */
export function CategoryIndex({ title, remark, items }: Heading & { items: Card[] }) {
  const href = useHref()
  return (
    <Band heading="categories">
      <SectionHead id="categories" title={title} remark={remark} />
      <ul className={styles.index}>
        {items.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a> <small>{summary}</small>
          </li>
        ))}
      </ul>
    </Band>
  )
}
