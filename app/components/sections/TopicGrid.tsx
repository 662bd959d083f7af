import { Band } from '#app/components/parts/Band.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { Heading, Titled } from '#app/content/types.ts'
import styles from './TopicGrid.module.css'

/** Short entries under hairlines, three abreast. */
export function TopicGrid({ title, remark, items }: Heading & { items: Titled[] }) {
  return (
    <Band heading="topics">
      <SectionHead id="topics" title={title} remark={remark} />
      <ul className={styles.topics}>
        {items.map((topic) => (
          <li key={topic.title}>
            <h3>{topic.title}</h3>
            <p>{topic.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
