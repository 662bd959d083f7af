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
