import type { SheetContent } from '#app/content/pages/sheet.ts'
import { CellText } from './CellText.tsx'
import styles from './Names.module.css'

/** What all products of the guide have in common: said once, beside the table. */
export function Names({ facts }: { facts: SheetContent['grades']['shared'] }) {
  return (
    <dl className={styles.names}>
      {facts.map(({ id, label, ...cell }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <CellText of={id} cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
