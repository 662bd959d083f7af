import { Band } from '#app/components/parts/Band.tsx'
import { FormerAnchors } from '#app/components/parts/FormerAnchors.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { AddButton } from '#app/features/list/AddButton.tsx'
import { CellText } from './CellText.tsx'
import styles from './GradeTable.module.css'
import { SharedFacts } from './SharedFacts.tsx'

/** What all rows share, said once; below it the products with what each grade means. */
export function GradeTable({ title, remark, shared, product, columns, rows, none, note }: SheetContent['grades']) {
  return (
    <Band heading="grades">
      <SectionHead id="grades" title={title} remark={remark} />
      {shared.length > 0 && <SharedFacts facts={shared} />}
      <table className={styles.goods} aria-labelledby="grades" data-columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">{product}</th>
            {columns.map(({ id, label }) => (
              <th scope="col" key={id} data-of={id}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, formerly, name, cells }) => (
            <tr key={id} id={id}>
              <th scope="row">
                <FormerAnchors ids={formerly} />
                {name}
              </th>
              {columns.map((column, nth) => {
                const cell = cells[column.id]
                return (
                  <td key={column.id} data-of={column.id} data-none={!cell || undefined}>
                    {column.id !== 'meaning' && <span className={styles.label}>{column.label}</span>}
                    {cell ? <CellText of={column.id} cell={cell} /> : <None label={none} />}
                    {nth === columns.length - 1 && <AddButton />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </Band>
  )
}

function None({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label}>
      –
    </span>
  )
}
