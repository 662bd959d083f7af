import { useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './PopularProducts.module.css'

type Props = Heading & { items: { name: string; category: string; to: string }[] }

/** A typographic index; each name leads to its place on its category's page. */
export function PopularProducts({ title, remark, items }: Props) {
  const href = useHref()
  return (
    <Band heading="popular" ground="paper-deep">
      <SectionHead id="popular" title={title} remark={remark} />
      <ul className={styles.index}>
        {items.map(({ name, category, to }) => (
          <li key={to}>
            <a href={href(to)}>{name}</a> <small>{category}</small>
          </li>
        ))}
      </ul>
    </Band>
  )
}
