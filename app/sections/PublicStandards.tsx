import type { Heading, Specification } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import styles from './PublicStandards.module.css'

/** What others have laid down, in text type on paper: nobody should take it for a figure of ours. */
export function PublicStandards({ title, remark, rows }: Heading & { rows: Specification[] }) {
  return (
    <Band heading="public-standards" ground="paper-deep">
      <SectionHead id="public-standards" title={title} remark={remark} />
      <table className={styles.standards} aria-labelledby="public-standards">
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
