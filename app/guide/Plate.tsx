import { AddButton } from '#app/features/list/AddButton.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { CellText, namingSpecies } from './CellText.tsx'
import type { MatrixContent, PlateFigure } from './content/figures/plate.ts'
import type { GuideContent } from './content/guideContent.ts'
import { EngravedPicture, goodOf } from './Engraving.tsx'
import matrixStyles from './Matrix.module.css'
import styles from './Plate.module.css'
import frame from './Reading.module.css'
import { FormTable, Opening } from './Reading.tsx'

type Props = { figure: PlateFigure; reading: GuideContent['reading']; grades: GuideContent['grades'] }

/** Each good drawn, with its names and code below: the plate is the table. */
export default function Plate({ figure: { said, matrix, table, sacks }, reading, grades }: Props) {
  const caption = <p className={frame.caption}>{reading.caption}</p>
  const isDrawn = grades.rows.some(({ id }) => goodOf(id))
  return (
    <>
      <Opening {...reading} />
      {matrix && (
        <>
          <Matrix {...matrix} />
          {caption}
        </>
      )}
      <ul className={styles.plate} data-count={grades.rows.length}>
        {grades.rows.map(({ id, formerly, name, cells }, at) => {
          const good = goodOf(id)
          return (
            <li key={id} id={id}>
              <FormerAnchors ids={formerly} />
              {isDrawn && <div className={styles.drawn}>{good && <EngravedPicture good={good} />}</div>}
              <h3>{name}</h3>
              <p className={styles.names}>
                {(['arabic', 'hindi', 'botanical'] as const).map(
                  (of) =>
                    cells[of] && (
                      <span key={of}>
                        <CellText of={of} cell={cells[of]} />
                      </span>
                    ),
                )}
              </p>
              <p>{cells.meaning && namingSpecies(cells.meaning.text)}</p>
              {said[at] && (
                <dl>
                  {said[at].map(([label, text]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {cells.hs && (
                <p className={styles.code}>
                  {grades.hs}: <CellText of="hs" cell={cells.hs} />
                </p>
              )}
              <AddButton product={id} name={name} />
            </li>
          )
        })}
      </ul>
      {sacks && <Sacks sacks={sacks} caption={reading.caption} />}
      {!sacks && !matrix && !table && caption}
      {table && (
        <div className={frame.also}>
          <p id="also">{reading.caption}</p>
          <FormTable {...table} label="also" />
        </div>
      )}
    </>
  )
}

/** A sack of 25 kilos, and what of it may not be the seed: areas to scale. */
function Sacks({ sacks, caption }: { sacks: NonNullable<PlateFigure['sacks']>; caption: string }) {
  const lines = Array.from({ length: 32 }, (_, at) => `M0 ${at * 6 + 7}h200`).join('')
  return (
    <figure className={styles.sacks}>
      <figcaption>{caption}</figcaption>
      <ol>
        {sacks.map(({ label, detail, share }) => {
          const side = Number((Math.sqrt(share) * 200).toFixed(1))
          return (
            <li key={label}>
              <svg viewBox="-1 -1 202 202" aria-hidden="true">
                <path className={styles.sack} d="M0 0h200v200H0Z" />
                <path className={styles.weave} d={lines} />
                <path d={`M${200 - side} ${200 - side}h${side}v${side}h-${side}Z`} />
              </svg>
              <b>{label}</b> <span>{detail}</span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** What belongs to which, as dots. */
export function Matrix({ corner, columns, rows, yes, no }: MatrixContent) {
  return (
    <table className={matrixStyles.table} aria-labelledby="reading">
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
