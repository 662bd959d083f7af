import { useEdition, useHref } from '#app/edition.ts'
import styles from './FinderPanel.module.css'
import { FindField } from './FindField.tsx'

/** A popover, as the menu is. What it answers comes when it is first used; until then it leads on without scripts. */
export function FinderPanel() {
  const { words, all, popular, categories } = useEdition().finder
  const href = useHref()
  return (
    <div className={styles.panel} id="finder" popover="auto" data-finder="panel">
      <FindField id="find" opens />
      <div className={styles.found}>
        <div className={styles.start} data-start>
          <section aria-labelledby="finder-popular">
            <h2 id="finder-popular">{words.popular}</h2>
            <ul>
              {popular.map(({ name, to }) => (
                <li key={to}>
                  <a href={href(to)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="finder-categories">
            <h2 id="finder-categories">{words.categories}</h2>
            <ul>
              {categories.map(({ id, name, path, products }) => (
                <li key={id} data-category={id}>
                  <a href={href(path)}>{name}</a> <small>{products}</small>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <p className={styles.foot} data-foot>
          <a href={href('/products/all')}>{all}</a>
        </p>
      </div>
    </div>
  )
}
