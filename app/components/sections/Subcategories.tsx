import { Arrow } from '#app/components/parts/Arrow.tsx'
import { Band } from '#app/components/parts/Band.tsx'
import { FormerAnchors } from '#app/components/parts/FormerAnchors.tsx'
import { Picture } from '#app/components/parts/Picture.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { CategoryContents } from '#app/content/pages/category.ts'
import { AddButton } from '#app/features/list/AddButton.tsx'
import { useHref } from '#app/i18n/edition.ts'
import styles from './Subcategories.module.css'

/** Each group with its picture, its products as a ruled list, each with an anchor of its own, and the way to its sheet. */
export function Subcategories({ title, remark, items, sheet }: CategoryContents['category']['groups']) {
  const href = useHref()
  return (
    <Band heading="groups">
      <SectionHead id="groups" title={title} remark={remark} />
      {items.map(({ id, formerly, name, description, picture, products, path }) => (
        <section className={styles.group} key={id} id={id} data-card="" aria-labelledby={`${id}-title`}>
          <div className={styles.picture}>
            <Picture picture={picture} crop="card" sizes="(max-width: 60rem) 92vw, 44rem" />
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
                  <AddButton />
                </li>
              ))}
            </ul>
            <a className={styles.sheet} href={href(path)}>
              <span>{sheet.replace('{name}', name)}</span>
              <Arrow />
            </a>
          </div>
          <FormerAnchors ids={formerly} />
        </section>
      ))}
    </Band>
  )
}
