import { useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Counted, Heading } from '#content/schema/words.ts'
import styles from './KeptPages.module.css'
import index from './PopularProducts.module.css'

type Props = Heading & { items: { path: string; name: string; summary: string }[]; waiting: Counted }

/** An index of the pages that this device can show without a network; offlinePage.ts takes away what is not kept. */
export function KeptPages({ title, remark, items, waiting }: Props) {
  const href = useHref()
  return (
    <Band heading="kept-pages">
      {/* For a visitor whose inquiry has not gone out yet (offlinePage.ts). */}
      <p className={styles.waiting} role="status" id="waiting" data-words={JSON.stringify(waiting)} />
      <SectionHead id="kept-pages" title={title} remark={remark} />
      <ul className={index.index} id="offline-pages">
        {items.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a> <small>{summary}</small>
          </li>
        ))}
      </ul>
    </Band>
  )
}
