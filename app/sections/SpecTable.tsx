import { classes } from '#app/ui/classes.ts'
import { Section } from '#app/ui/Section.tsx'
import type { Heading, Specification } from '#content/schema/words.ts'
import styles from './SpecTable.module.css'

type Props = Heading & { id: string; rows: Specification[]; by?: 'us' | 'others' }

/** What we specify; or what others have laid down, in text type on paper, so that nobody takes it for a figure of ours. */
export function SpecTable({ id, title, remark, rows, by = 'us' }: Props) {
  return (
    <Section id={id} title={title} remark={remark} ground={by === 'us' ? 'slate' : 'paper-deep'}>
      <table className={classes(styles.specifications, by === 'us' && styles.ours)} aria-labelledby={id}>
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
    </Section>
  )
}
