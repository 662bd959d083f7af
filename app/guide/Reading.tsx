import type { ReactNode } from 'react'
import { Band } from '#app/ui/Band.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { FormTable } from './FormTable.tsx'
import styles from './Reading.module.css'

type Props = Pick<GuideContent['reading'], 'terms' | 'also'> & { children: ReactNode }

/** The figure of a guide; below it what the words on an offer mean, and at times a second table: classes, codes by form, keeping. */
export function Reading({ terms, also, children }: Props) {
  return (
    <Band heading="reading">
      {children}
      <dl className={styles.terms}>
        {terms.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {also && (
        <div className={styles.also}>
          <p id="also">{also.caption}</p>
          <FormTable head={also.head} rows={also.rows} label="also" />
        </div>
      )}
    </Band>
  )
}
