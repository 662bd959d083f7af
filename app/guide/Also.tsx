import styles from './Also.module.css'
import type { GuideContent } from './content/guideContent.ts'
import { FormTable } from './FormTable.tsx'

/** A second table under the figure: classes, codes by form, keeping in general terms. */
export function Also({ also }: { also: GuideContent['reading']['also'] }) {
  if (!also) return null
  return (
    <div className={styles.also}>
      <p id="also">{also.caption}</p>
      <FormTable head={also.head} rows={also.rows} label="also" />
    </div>
  )
}
