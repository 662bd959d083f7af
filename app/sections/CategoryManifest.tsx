import type { Summary } from '#app/i18n/categories.ts'
import { Arrow } from '#app/ui/Arrow.tsx'
import { NameLink } from '#app/ui/NameLink.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Stencil } from '#app/ui/Stencil.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './CategoryManifest.module.css'

type Props = Heading & { columns: { products: string; packs: string }; items: Summary[] }

/** Every category as a line of a shipping manifest: picture, name, what is in it, how many, which packs. */
export function CategoryManifest({ title, remark, columns, items }: Props) {
  return (
    <Section id="categories" title={title} remark={remark}>
      <ul className={styles.manifest}>
        {items.map((category) => (
          <li key={category.path} data-card="">
            <Stencil figure={category.number} />
            <div className={styles.picture}>
              <Picture picture={category.picture} crop="wide" sizes="(max-width: 60rem) 13rem, 15rem" decorative />
            </div>
            <h3>
              <NameLink path={category.path} name={category.title} />
            </h3>
            <p>{category.summary}</p>
            <dl>
              <div>
                <dt>{columns.products}</dt>
                <dd>{category.products}</dd>
              </div>
              <div>
                <dt>{columns.packs}</dt>
                <dd>{category.packs}</dd>
              </div>
            </dl>
            <span className={styles.arrow}>
              <Arrow />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
