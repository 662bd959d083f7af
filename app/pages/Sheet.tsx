import { Figures } from '#app/components/guide/Figures.tsx'
import { GradeReading } from '#app/components/guide/GradeReading.tsx'
import { GradeTable } from '#app/components/guide/GradeTable.tsx'
import { InquiryGuide } from '#app/components/guide/InquiryGuide.tsx'
import { Neighbors } from '#app/components/guide/Neighbors.tsx'
import { SheetHero } from '#app/components/guide/SheetHero.tsx'
import { CatalogOffer } from '#app/components/sections/CatalogOffer.tsx'
import { JumpList } from '#app/components/sections/JumpList.tsx'
import { useEdition } from '#app/i18n/edition.ts'
import type { Contents } from './kinds.ts'
import styles from './Sheet.module.css'

/** The specification sheet of a group: on a screen, and on one page of paper. */
export default function Sheet({ content }: { content: Contents['sheet'] }) {
  const { shell } = useEdition()
  const { hero, kind, categoryName, trail, grades, reading, ours, inBulk, references, inquiry, neighbors } = content
  const jumps = [
    { id: 'grades', title: grades.title },
    { id: 'reading', title: reading.title },
    { id: 'ours', title: ours.title },
    { id: 'references', title: references.title },
    { id: 'inquiry', title: inquiry.jump },
  ]
  return (
    <div className={styles.sheet}>
      <SheetHero {...hero} kind={kind} category={categoryName} trail={trail} />
      <JumpList label={shell.onThisPage} jumps={jumps} print={content.print} />
      <GradeTable {...grades} />
      <GradeReading {...reading} />
      <Figures ours={ours} inBulk={inBulk} references={references} />
      <InquiryGuide {...inquiry} />
      <CatalogOffer />
      <Neighbors {...neighbors} />
    </div>
  )
}
