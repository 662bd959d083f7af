import { Arrow } from '#app/components/parts/Arrow.tsx'
import { Band } from '#app/components/parts/Band.tsx'
import { Picture } from '#app/components/parts/Picture.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import { Stencil } from '#app/components/parts/Stencil.tsx'
import type { Summary } from '#app/content/pages/shared.ts'
import type { Heading } from '#app/content/types.ts'
import { useHref } from '#app/i18n/edition.ts'
import styles from './CategoryManifest.module.css'

type Props = Heading & { columns: { products: string; packs: string }; items: Summary[] }

/** Every category as a line of a shipping manifest: picture, name, what is in it, how many, which packs. */
export function CategoryManifest({ title, remark, columns, items }: Props) {
  const href = useHref()
  return (
    <Band heading="categories">
      <SectionHead id="categories" title={title} remark={remark} />
      <ul className={styles.manifest}>
        {items.map((category) => (
          <li key={category.path}>
            <Stencil figure={category.number} />
            <div className={styles.picture}>
              <Picture picture={category.picture} crop="wide" sizes="(max-width: 60rem) 13rem, 15rem" decorative />
            </div>
            <h3>
              <a href={href(category.path)}>{category.title}</a>
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
    </Band>
  )
}
