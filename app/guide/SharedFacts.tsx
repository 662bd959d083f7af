import { CellText } from './CellText.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './SharedFacts.module.css'

/** What all products of the guide have in common: said once, beside the table. */
export default function SharedFacts({ facts }: { facts: GuideContent['grades']['shared'] }) {
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
