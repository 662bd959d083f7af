import { useEdition, useHref } from '#app/i18n/edition.ts'
import { DropPanel } from '#app/ui/DropPanel.tsx'
import { Slot } from '#app/ui/Slot.tsx'
import styles from './FinderPanel.module.css'
import { FindField } from './FindField.tsx'

/** What it answers comes when it is first used; until then, and without scripts, it leads on. */
export function FinderPanel() {
  const { words, all, popular, categories } = useEdition().finder
  const href = useHref()
  return (
    <DropPanel className={styles.panel} id="finder" data-finder>
      <FindField id="find" closes="finder" />
      <div className={styles.start}>
        {[
          { title: words.popular, links: popular },
          { title: words.categories, links: categories },
        ].map(({ title, links }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <a href={href(to)}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Slot of="finder" />
      <p className={styles.foot}>
        <a href={href('/products/all')}>{all}</a>
      </p>
    </DropPanel>
  )
}
