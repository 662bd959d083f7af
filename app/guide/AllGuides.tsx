import { useHref } from '#app/i18n/edition.ts'
import styles from './AllGuides.module.css'
import type { poundOf } from './content/pound.ts'

/** The way to some guides in a sentence, and to all of them in a list that opens. */
export function AllGuides({ way, all, categories }: ReturnType<typeof poundOf>['guides']) {
  const href = useHref()
  return (
    <div className={styles.way}>
      <p>
        {way.map(({ text, to }) =>
          to ? (
            <a key={to} href={href(to)}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <details className={styles.guides}>
        <summary>{all}</summary>
        <dl>
          {categories.map(({ category, name, items }) => (
            <div key={category} data-category={category}>
              <dt>{name}</dt>
              {items.map((guide) => (
                <dd key={guide.to}>
                  <a href={href(guide.to)}>{guide.name}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
