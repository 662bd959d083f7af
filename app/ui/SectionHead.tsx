import type { Heading } from '#content/schema/words.ts'
import styles from './SectionHead.module.css'

export function SectionHead({ id, title, remark }: Heading & { id: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {remark && <p>{remark}</p>}
    </div>
  )
}
