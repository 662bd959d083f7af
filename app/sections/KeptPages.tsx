import type { ComponentProps } from 'react'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/Section.tsx'
import type { Counted, Heading } from '#content/schema/words.ts'
import styles from './KeptPages.module.css'
import { NameList } from './NameIndex.tsx'

type Props = Heading & Pick<ComponentProps<typeof NameList>, 'items'> & { waiting: Counted }

/** An index of the pages that this device can show without a network; offlinePage.ts takes away what is not kept. */
export function KeptPages({ title, remark, items, waiting }: Props) {
  return (
    <Band heading="kept-pages">
      {/* For a visitor whose inquiry has not gone out yet (offlinePage.ts). */}
      <p className={styles.waiting} role="status" id="waiting" data-words={JSON.stringify(waiting)} />
      <SectionHead id="kept-pages" title={title} remark={remark} />
      <NameList id="offline-pages" items={items} />
    </Band>
  )
}
