import { FormTable } from '#app/components/grades/FormTable.tsx'
import { GradeDrawing } from '#app/components/grades/GradeDrawing.tsx'
import { Band } from '#app/components/parts/Band.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import styles from './GradeReading.module.css'

/** How to read the grade: one sentence, one drawing, the terms. */
export function GradeReading({ title, lead, drawing, caption, terms, also }: SheetContent['reading']) {
  return (
    <Band heading="reading" follows>
      <div className={styles.reading}>
        <h2 id="reading">{title}</h2>
        <div className={styles.told}>
          <p className={styles.lead}>{lead}</p>
          <figure>
            <GradeDrawing drawing={drawing} />
            <figcaption>{caption}</figcaption>
          </figure>
        </div>
        <div>
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
        </div>
      </div>
    </Band>
  )
}
