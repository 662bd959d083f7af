import { useEffect, useState } from 'react'
import type { Heading } from '#app/content/types.ts'
import styles from '#app/sections/PopularProducts.module.css'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { WaitingLine } from './WaitingLine.tsx'

type Item = { path: string; name: string; summary: string }
type Props = Heading & { items: Item[] }

/** An index of the pages that this device can show without a network. */
export function KeptPages({ title, remark, items }: Props) {
  const [shown, setShown] = useState(items)

  useEffect(() => {
    // Usually all are kept; a visitor who saves data keeps only the pages that were visited.
    keptOf(items).then(setShown, () => {})
  }, [items])

  return (
    <Band title={title}>
      <WaitingLine />
      <SectionHead title={title} remark={remark} />
      <ul className={styles.index}>
        {shown.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={path}>{name}</a> <small>{summary}</small>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** All, where nothing is kept: then the visitor has come here by its address, and not for want of a network. */
async function keptOf(items: Item[]) {
  const found = await Promise.all(items.map(({ path }) => caches.match(path)))
  const kept = items.filter((_, index) => found[index])
  return kept.length > 0 ? kept : items
}
