import { slug } from '#app/content/slug.ts'
import type { Heading } from '#app/content/types.ts'
import styles from './SectionHead.module.css'

export function SectionHead({ title, remark }: Heading) {
  return (
    <div className={styles.head}>
      <h2 id={slug(title)}>{title}</h2>
      {remark && <p>{remark}</p>}
    </div>
  )
}
