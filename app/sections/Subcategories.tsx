import { AddButton } from '#app/features/list/AddButton.tsx'
import { useHref } from '#app/i18n/edition.ts'
import type { Pictured } from '#app/i18n/pictures.ts'
import { Arrow } from '#app/ui/Arrow.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './Subcategories.module.css'

type Lasting = { id: string; formerly: readonly string[]; name: string }

type Props = Heading & {
  /** What the link to a guide says. */
  guide: string
  items: (Lasting & {
    description: string
    picture: Pictured
    products: (Lasting & { note: string })[]
    path: string
  })[]
}

/** Each group with its picture, its products as a ruled list, each with an anchor of its own, and the way to its guide. */
export function Subcategories({ title, remark, items, guide }: Props) {
  const href = useHref()
  return (
    <Section id="groups" title={title} remark={remark}>
      {items.map(({ id, formerly, name, description, picture, products, path }) => (
        <section className={styles.group} key={id} id={id} data-card="" aria-labelledby={`${id}-title`}>
          <div className={styles.picture}>
            <Picture picture={picture} crop="card" sizes="(max-width: 60rem) 92vw, 52rem" />
          </div>
          <div className={styles.words}>
            <h3 id={`${id}-title`}>
              <a href={href(path)}>{name}</a>
            </h3>
            <p>{description}</p>
            <ul className={styles.products}>
              {products.map((product) => (
                <li key={product.id} id={product.id}>
                  <span>{product.name}</span> {product.note && <small>{product.note}</small>}
                  <FormerAnchors ids={product.formerly} />
                  <AddButton product={product.id} name={product.name} />
                </li>
              ))}
            </ul>
            <a className={styles.guide} href={href(path)}>
              <span>{guide.replace('{name}', name)}</span>
              <Arrow />
            </a>
          </div>
          <FormerAnchors ids={formerly} />
        </section>
      ))}
    </Section>
  )
}
