import { useEdition, useHref } from '#app/edition.ts'
import styles from './FinderPanel.module.css'
import { FindField } from './FindField.tsx'

/** A popover, as the menu is. What it answers comes when it is first used; without scripts it leads to the list of all products. */
export function FinderPanel() {
  const { all } = useEdition().finder
  const href = useHref()
  return (
    <div className={styles.panel} id="finder" popover="auto" data-finder>
      <FindField id="find" opens />
      <p className={styles.foot} data-foot>
        <a href={href('/products/all')}>{all}</a>
      </p>
    </div>
  )
}
