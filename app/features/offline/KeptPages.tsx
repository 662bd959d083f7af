import { Band } from '#app/components/parts/Band.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import styles from '#app/components/sections/PopularProducts.module.css'
import type { Counted, Heading } from '#app/content/types.ts'
import { useHref } from '#app/i18n/edition.ts'
import { WaitingLine } from './WaitingLine.tsx'

type Props = Heading & { items: { path: string; name: string; summary: string }[]; waiting: Counted }

/** An index of the pages that this device can show without a network; offlinePage.ts takes away what is not kept. */
export function KeptPages({ title, remark, items, waiting }: Props) {
  const href = useHref()
  return (
    <Band heading="kept-pages">
      <WaitingLine words={waiting} />
      <SectionHead id="kept-pages" title={title} remark={remark} />
      <ul className={styles.index} data-kept-pages="">
        {items.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a> <small>{summary}</small>
          </li>
        ))}
      </ul>
    </Band>
  )
}
