import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { MatrixContent } from './content/figures/plate.ts'
import styles from './Matrix.module.css'

/** What belongs to which, as dots. */
export function Matrix({ corner, columns, rows, yes, no }: MatrixContent) {
  return (
    <table className={styles.table} aria-labelledby="reading">
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              <span>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, has }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {has.map((is, index) => (
              <td key={columns[index]}>
                <VisuallyHidden>{is ? yes : no}</VisuallyHidden>
                {is && (
                  <svg viewBox="0 0 10 10" aria-hidden="true">
                    <circle cx="5" cy="5" r="4" />
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
