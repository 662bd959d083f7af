import type { ComponentProps } from 'react'
import { Section } from '#app/ui/Section.tsx'
import type { Titled } from '#content/schema/words.ts'
import styles from './Entries.module.css'

type Props = Omit<ComponentProps<typeof Section>, 'children'> & {
  items: Titled[]
  /** Three abreast under hairlines; a title a line, set as large as a promise; or framed. */
  look: 'columns' | 'lines' | 'frames'
}

/** Titles with a sentence each. */
export function Entries({ items, look, ...section }: Props) {
  return (
    <Section {...section}>
      <ul className={styles[look]}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
