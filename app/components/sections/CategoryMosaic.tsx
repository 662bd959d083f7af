import { Band } from '#app/components/parts/Band.tsx'
import { Picture } from '#app/components/parts/Picture.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { Summary } from '#app/content/pages/shared.ts'
import type { Heading } from '#app/content/types.ts'
import { useHref } from '#app/i18n/edition.ts'
import styles from './CategoryMosaic.module.css'

type Props = Heading & { items: Summary[] }

export function CategoryMosaic({ title, remark, items }: Props) {
  const href = useHref()
  return (
    <Band heading="categories">
      <SectionHead id="categories" title={title} remark={remark} />
      <ul className={styles.mosaic}>
        {items.map((category, index) => (
          <li className={styles.tile} key={category.path}>
            <Picture
              picture={category.picture}
              crop="wide"
              sizes={index < 2 ? '60rem' : '36rem'}
              forPhone={{ crop: 'tall', sizes: index === 0 ? '20rem' : '15rem' }}
              decorative
            />
            <div>
              <h3>
                <a href={href(category.path)}>{category.name}</a>
              </h3>
              <p>{category.summary}</p>
            </div>
            <span className={styles.count}>{category.count}</span>
          </li>
        ))}
      </ul>
    </Band>
  )
}
