import { Section } from '#app/ui/Section.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
import styles from './Timeline.module.css'

type Props = Heading & { items: (Titled & { year: string })[] }

export function Timeline({ title, remark, items }: Props) {
  return (
    <Section id="timeline" title={title} remark={remark}>
      <ol className={styles.timeline}>
        {items.map((event) => (
          <li key={event.year}>
            <time dateTime={event.year}>{event.year}</time>
            <h3>{event.title}</h3>
            <p>{event.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
