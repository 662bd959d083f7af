import { detailOf } from '#app/components/parts/crops.ts'
import { Picture } from '#app/components/parts/Picture.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import styles from './Figures.module.css'

type Props = Pick<SheetContent, 'ours' | 'inBulk' | 'references'>

/** Two voices on two grounds: what we state, and what others have set down. A picture stands under the shorter one. */
export function Figures({ ours, inBulk, references }: Props) {
  const quoted = references.rows.flatMap(({ items }) => items)
  return (
    <div className={styles.figures} data-shorter={quoted.length > ours.rows.length ? 'ours' : 'references'}>
      <section className={styles.ours} aria-labelledby="ours">
        <div>
          <h2 id="ours">{ours.title}</h2>
          <p>{ours.remark}</p>
          <dl>
            {ours.rows.map(({ label, value, note }) => (
              <div key={label}>
                <dt>
                  {label} <small>{note}</small>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {inBulk && (
        <div className={styles.inBulk}>
          <Picture picture={inBulk} crop={detailOf(inBulk.name)} sizes="(max-width: 60rem) 100vw, 54vw" />
        </div>
      )}
      <section className={styles.public} aria-labelledby="references">
        <div>
          <h2 id="references">{references.title}</h2>
          <p>{references.remark}</p>
          <dl>
            {references.rows.map(({ label, items }) => (
              <div key={label}>
                <dt>{label}</dt>
                {items.map(({ value, note }) => (
                  <dd key={value}>
                    {value && <b>{value}</b>} {note && <span>{note}</span>}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </section>
    </div>
  )
}
