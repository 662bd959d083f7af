import { AddButton } from '#app/features/list/AddButton.tsx'
import { FormerAnchors } from '#app/ui/FormerAnchors.tsx'
import captions from './Caption.module.css'
import { CellText } from './CellText.tsx'
import type { PlateFigure } from './content/figures/plate.ts'
import type { GuideContent } from './content/guideContent.ts'
import { EngravedPicture } from './Engraving.tsx'
import { goodOf } from './engravings.ts'
import { FormTable } from './FormTable.tsx'
import { Matrix } from './Matrix.tsx'
import { Opening } from './Opening.tsx'
import styles from './Plate.module.css'

type Props = { figure: PlateFigure; reading: GuideContent['reading']; grades: GuideContent['grades'] }

/** Each good drawn, with its names and code below: the plate is the table. */
export default function Plate({ figure: { said, matrix, table, sacks }, reading, grades }: Props) {
  const isDrawn = grades.rows.some(({ id }) => goodOf(id))
  return (
    <>
      <Opening {...reading} />
      {matrix && <Matrix {...matrix} />}
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
                      <span key={of} data-of={of}>
                        <CellText of={of} cell={cells[of]} />
                      </span>
                    ),
                )}
              </p>
              <p>{cells.meaning?.text}</p>
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
                  {grades.hs} <CellText of="hs" cell={cells.hs} />
                </p>
              )}
              <AddButton product={id} name={name} />
            </li>
          )
        })}
      </ul>
      {sacks && <Sacks sacks={sacks} caption={reading.caption} />}
      {!sacks && <p className={captions.caption}>{reading.caption}</p>}
      {table && (
        <div className={styles.table}>
          <FormTable {...table} />
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
