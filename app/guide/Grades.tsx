import type { ReactNode } from 'react'
import { AddButton } from '#app/features/list/AddButton.tsx'
import { Band } from '#app/ui/Band.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import { CellText } from './CellText.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Grades.module.css'

/** Where rows become entries there is no head above a figure. */
const isFigure = (column: string) => ['count', 'grams', 'hs'].includes(column)

type Props = Omit<GuideContent['grades'], 'shared'> & { children?: ReactNode }

/** The products with what each means; beside them what all of them share. */
export function Grades({ children, ...grades }: Props) {
  const { title, remark, product, columns, rows, note, chosen, choosable } = grades
  return (
    <Band heading="grades" follows>
      <div className={styles.grades}>
        <div>
          <h2 id="grades">{title}</h2>
          <p>{remark}</p>
          {children}
        </div>
        <table aria-labelledby="grades">
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
              <tr key={id} id={id} data-chosen={choosable.includes(id) ? (id === chosen ? 'yes' : 'no') : undefined}>
                <th scope="row">
                  <FormerAnchors ids={formerly} />
                  {name}
                </th>
                {columns.map((column, nth) => (
                  <td key={column.id} data-of={column.id}>
                    {isFigure(column.id) && (
                      <span
                        className={column.of.some((of) => cells[of]) ? styles.label : styles.none}
                        aria-hidden="true"
                      >
                        {column.of.some((of) => cells[of]) ? `${column.label}:` : '–'}
                      </span>
                    )}
                    {column.of.map(
                      (of) =>
                        cells[of] && (
                          <span key={of}>
                            <CellText of={of} cell={cells[of]} />
                          </span>
                        ),
                    )}
                    {nth === columns.length - 1 && <AddButton product={id} name={name} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {note && (
            <tfoot>
              <tr>
                <td colSpan={columns.length + 1}>{note}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Band>
  )
}
