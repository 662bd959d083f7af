import type { CategorySummary, Heading } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './CategoryMosaic.module.css'

type Props = Heading & { items: CategorySummary[] }

export function CategoryMosaic({ title, remark, items }: Props) {
  return (
    <Band title={title}>
      <SectionHead title={title} remark={remark} />
      <ul className={styles.mosaic}>
        {items.map((category, index) => (
          <li key={category.path}>
            <a className={styles.tile} href={category.path}>
              <Picture
                name={category.picture}
                crop="wide"
                sizes={index < 2 ? '60rem' : '36rem'}
                onPhone={{ crop: 'tall', sizes: index === 0 ? '20rem' : '15rem' }}
                decorative
              />
              <span className={styles.count}>{category.products} products</span>
              <div>
                <h3>{category.name}</h3>
                <p>{category.summary}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  )
}
