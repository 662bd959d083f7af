import type { ReactNode } from 'react'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Opening.module.css'
import { Told } from './Told.tsx'

type Props = Pick<GuideContent['reading'], 'title' | 'lead' | 'choice'> & { children?: ReactNode }

/** The heading of the figure and the one thing to remember; the good, drawn large, can stand beside them. */
export function Opening({ title, lead, choice, children }: Props) {
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
