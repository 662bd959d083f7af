import type { GroupContent } from '#app/content/pages/category.ts'
import type { Heading } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './Subcategories.module.css'

/** Each group with its picture and its products as a ruled list; every product has an anchor of its own. */
export function Subcategories({ title, remark, items }: Heading & { items: GroupContent[] }) {
  return (
    <Band heading="groups">
      <SectionHead id="groups" title={title} remark={remark} />
      {items.map(({ id, formerly, name, description, picture, products }) => (
        <section className={styles.group} key={id} id={id} aria-labelledby={`${id}-title`}>
          <div className={styles.picture}>
            <Picture picture={picture} crop="card" sizes="(max-width: 60rem) 92vw, 36rem" />
          </div>
          <div className={styles.words}>
            <h3 id={`${id}-title`}>{name}</h3>
            <p>{description}</p>
            <ul className={styles.products}>
              {products.map((product) => (
                <li key={product.id} id={product.id}>
                  {product.name} {product.note && <small>{product.note}</small>}
                  <FormerAnchors ids={product.formerly} />
                </li>
              ))}
            </ul>
          </div>
          <FormerAnchors ids={formerly} />
        </section>
      ))}
    </Band>
  )
}
