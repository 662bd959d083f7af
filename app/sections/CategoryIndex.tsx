import type { Card } from '#app/content/pages/shared.ts'
import type { Heading } from '#app/content/types.ts'
import { useHref } from '#app/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
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
