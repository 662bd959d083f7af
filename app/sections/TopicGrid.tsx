import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
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
