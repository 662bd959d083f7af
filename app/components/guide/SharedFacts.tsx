import type { SheetContent } from '#app/content/pages/sheet.ts'
import { CellText } from './CellText.tsx'
import styles from './SharedFacts.module.css'

/** What all products of the sheet have in common. */
export function SharedFacts({ facts }: { facts: SheetContent['grades']['shared'] }) {
  return (
    <dl className={styles.shared}>
      {facts.map(({ id, label, ...cell }) => (
        <div key={id} data-of={id}>
          <dt>{label}</dt>
          <dd>
            <CellText of={id} cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
