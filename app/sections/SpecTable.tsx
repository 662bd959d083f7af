import type { Heading, Specification } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './SpecTable.module.css'

export function SpecTable({ title, remark, rows }: Heading & { rows: Specification[] }) {
  return (
    <Band heading="quality-specifications" ground="slate">
      <SectionHead id="quality-specifications" title={title} remark={remark} />
      <table className={styles.specifications} aria-labelledby="quality-specifications">
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td className={styles.value}>{row.value}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}
