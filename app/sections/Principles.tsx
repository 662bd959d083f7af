import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
import styles from './Principles.module.css'

/** What the company holds to: a title a line, set as large as a promise. */
export function Principles({ title, remark, items }: Heading & { items: Titled[] }) {
  return (
    <Band heading="values" ground="paper-deep">
      <SectionHead id="values" title={title} remark={remark} />
      <ul className={styles.principles}>
        {items.map((principle) => (
          <li key={principle.title}>
            <h3>{principle.title}</h3>
            <p>{principle.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
