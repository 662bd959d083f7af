import { VisuallyHidden } from '#app/components/parts/VisuallyHidden.tsx'
import type { Drawing } from '#app/content/pages/drawing.ts'
import styles from './FormTable.module.css'

type Props = { head: string[]; rows: string[][]; label?: string }

/** A grade of words or codes. */
export function FormTable({ head, rows, label: labelledBy = 'reading' }: Props) {
  const [corner, ...columns] = head
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What belongs to which, as dots. */
export function Matrix({ corner, columns, rows, yes, no }: Extract<Drawing, { kind: 'matrix' }>) {
  return (
    <table className={styles.table} data-dots aria-labelledby="reading">
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
