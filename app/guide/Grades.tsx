import { AddButton } from '#app/features/list/AddButton.tsx'
import { Band } from '#app/ui/Band.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import { CellText } from './CellText.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Grades.module.css'
import nameStyles from './Names.module.css'

/** Where rows become entries there is no head above a figure. */
const isFigure = (column: string) => ['count', 'grams', 'hs'].includes(column)

/** The products with what each means; beside them what all of them share. */
export function Grades(grades: GuideContent['grades']) {
  const { title, remark, shared, product, columns, rows, chosen, choosable } = grades
  return (
    <Band heading="grades" follows>
      <div className={styles.grades}>
        <div>
          <h2 id="grades">{title}</h2>
          <p>{remark}</p>
          {shared.length > 0 && <Names facts={shared} />}
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
                    {isFigure(column.id) && column.of.some((of) => cells[of]) && (
                      <span className={styles.label} aria-hidden="true">
                        {column.label}:
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
        </table>
      </div>
    </Band>
  )
}

/** What all products of the guide have in common: said once, beside the table. */
function Names({ facts }: { facts: GuideContent['grades']['shared'] }) {
  return (
    <dl className={nameStyles.names}>
      {facts.map(({ id, label, ...cell }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <CellText of={id} cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
