import type { ReactNode } from 'react'
import { Band } from '#app/ui/Band.tsx'
import { classes } from '#app/ui/classes.ts'
import { namingSpecies } from './CellText.tsx'
import type { Table } from './content/figures/grade.ts'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Reading.module.css'
import { Told } from './Told.tsx'

type Words = GuideContent['reading']

/** The figure of a guide; below it what the words on an offer mean, and at times a second table: classes, codes by form, keeping. */
export function Reading({ terms, also, children }: Pick<Words, 'terms' | 'also'> & { children: ReactNode }) {
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

type OpeningProps = Pick<Words, 'title' | 'lead' | 'choice'> & { children?: ReactNode }

/** The heading of the figure and the one thing to remember; the good, drawn large, can stand beside them. */
export function Opening({ title, lead, choice, children }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <h2 id="reading">{title}</h2>
        <p>
          <Told text={lead} choice={choice} />
        </p>
      </div>
      {children}
    </div>
  )
}

type FrameProps = { reading: Words; beside?: ReactNode; className?: string | undefined; children: ReactNode }

/** A drawing under its opening, with its caption. */
export function FigureFrame({ reading, beside, className, children }: FrameProps) {
  return (
    <>
      <Opening {...reading}>{beside}</Opening>
      <figure className={classes(styles.figure, className)}>
        {children}
        <figcaption className={styles.caption}>{reading.caption}</figcaption>
      </figure>
    </>
  )
}

/** A grade of words or codes. */
export function FormTable({ head, rows, label: labelledBy = 'reading' }: Table & { label?: string }) {
  const [corner, ...columns] = head
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{namingSpecies(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
