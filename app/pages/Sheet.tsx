import { useEdition } from '#app/edition.ts'
import type { Contents } from '#app/page.ts'
import { CatalogOffer } from '#app/sections/CatalogOffer.tsx'
import { JumpList } from '#app/sections/JumpList.tsx'
import { Figures } from '#app/sections/sheet/Figures.tsx'
import { GradeReading } from '#app/sections/sheet/GradeReading.tsx'
import { GradeTable } from '#app/sections/sheet/GradeTable.tsx'
import { InquiryGuide } from '#app/sections/sheet/InquiryGuide.tsx'
import { Neighbors } from '#app/sections/sheet/Neighbors.tsx'
import { SheetHero } from '#app/sections/sheet/SheetHero.tsx'
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
