import { slug } from '#app/content/slug.ts'
import type { Group, Heading } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './Subcategories.module.css'

/** Each group with its picture and its products as a ruled list; every product has an anchor of its own. */
export function Subcategories({ title, remark, items }: Heading & { items: Group[] }) {
  return (
    <Band title={title}>
      <SectionHead title={title} remark={remark} />
      {items.map((group) => (
        <section className={styles.group} key={group.name} id={slug(group.name)} aria-labelledby={headingId(group)}>
          <div className={styles.picture}>
            <Picture name={group.picture} crop="card" sizes="(max-width: 60rem) 92vw, 36rem" />
          </div>
          <div className={styles.words}>
            <h3 id={headingId(group)}>{group.name}</h3>
            <p>{group.description}</p>
            <ul className={styles.products}>
              {group.products.map(({ name, note }) => (
                <li key={name} id={slug(name)}>
                  {name} {note && <small>{note}</small>}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </Band>
  )
}

const headingId = (group: Group) => `${slug(group.name)}-title`
