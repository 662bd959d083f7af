import type { ComponentProps } from 'react'
import { NameLink } from '#app/ui/NameLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import styles from './NameIndex.module.css'

type ListProps = { id?: string; items: { path: string; name: string; summary: string }[] }

/** A typographic index: names that lead on, each with a few words at the end of its line. */
export function NameIndex({ items, ...section }: Omit<ComponentProps<typeof Section>, 'children'> & ListProps) {
  return (
    <Section {...section}>
      <NameList items={items} />
    </Section>
  )
}

export function NameList({ id, items }: ListProps) {
  return (
    <ul className={styles.index} id={id}>
      {items.map(({ path, name, summary }) => (
        <li key={path}>
          <NameLink path={path} name={name} /> <small>{summary}</small>
        </li>
      ))}
    </ul>
  )
}
