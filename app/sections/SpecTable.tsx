import { slug } from '#app/content/slug.ts'
import type { Heading, Specification } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './SpecTable.module.css'

export function SpecTable({ title, remark, rows }: Heading & { rows: Specification[] }) {
  return (
    <Band title={title} ground="slate">
      <SectionHead title={title} remark={remark} />
      <table className={styles.specifications} aria-labelledby={slug(title)}>
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
