import { Section } from '#app/ui/Section.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
import styles from './Applications.module.css'

export default function Applications({ title, remark, items }: Heading & { items: Titled[] }) {
  return (
    <Section id="applications" title={title} remark={remark}>
      <ul className={styles.applications}>
        {items.map((application) => (
          <li key={application.title}>
            <h3>{application.title}</h3>
            <p>{application.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
