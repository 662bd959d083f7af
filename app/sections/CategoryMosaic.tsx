import type { Summary } from '#app/i18n/categories.ts'
import { NameLink } from '#app/ui/NameLink.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Heading } from '#content/schema/words.ts'
import styles from './CategoryMosaic.module.css'

type Props = Heading & { items: Summary[] }

export function CategoryMosaic({ title, remark, items }: Props) {
  return (
    <Section id="categories" title={title} remark={remark}>
      <ul className={styles.mosaic}>
        {items.map((category, index) => (
          <li className={styles.tile} key={category.path} data-card="">
            <Picture
              picture={category.picture}
              crop="wide"
              sizes={index < 2 ? '60rem' : '36rem'}
              forPhone={{ crop: 'tall', sizes: index === 0 ? '20rem' : '15rem' }}
              decorative
            />
            <div>
              <h3>
                <NameLink path={category.path} name={category.name} />
              </h3>
              <p>{category.summary}</p>
            </div>
            <span className={styles.count}>{category.count}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
