import '#app/styles/accents.css'
import type { ReactNode } from 'react'
import { JumpList } from '#app/components/sections/JumpList.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './Guide.module.css'
import { GuideHero } from './GuideHero.tsx'
import { Neighbors } from './Neighbors.tsx'
import { paper } from './paper.ts'

export type SectionId = 'reading' | 'grades' | 'trade' | 'figures' | 'inquiry'

/** What all guides have around their sections, whose order is that of their method. */
export function Guide({
  content,
  order,
  children,
}: {
  content: SheetContent
  order: SectionId[]
  children: ReactNode
}) {
  const { shell, lang } = useEdition()
  const { set, strip, flows } = paper[content.group][lang === 'ar' ? 'ar' : 'en']
  const { hero, kind, categoryName, trail, jumps, print, neighbors } = content
  return (
    <div className={styles.guide} data-set={set} data-strip={strip} data-flows={flows}>
      <GuideHero {...hero} kind={kind} category={categoryName} trail={trail} />
      <JumpList label={shell.onThisPage} jumps={order.map((id) => ({ id, title: jumps[id] }))} print={print} />
      {children}
      <Neighbors {...neighbors} />
    </div>
  )
}
