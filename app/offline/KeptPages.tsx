import { useEffect, useState } from 'react'
import type { Counted, Heading } from '#app/content/types.ts'
import { useHref } from '#app/edition.ts'
import styles from '#app/sections/PopularProducts.module.css'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { WaitingLine } from './WaitingLine.tsx'

type Item = { path: string; name: string; summary: string }
type Props = Heading & { items: Item[]; waiting: Counted }

/** An index of the pages that this device can show without a network. */
export function KeptPages({ title, remark, items, waiting }: Props) {
  const href = useHref()
  const [shown, setShown] = useState(items)

  useEffect(() => {
    // Usually all are kept; a visitor who saves data keeps only the pages that were visited.
    keptOf(items).then(setShown, () => {})
  }, [items])

  return (
    <Band heading="kept-pages">
      <WaitingLine words={waiting} />
      <SectionHead id="kept-pages" title={title} remark={remark} />
      <ul className={styles.index}>
        {shown.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a> <small>{summary}</small>
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
