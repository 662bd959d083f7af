import type { SheetContent } from '#app/content/pages/sheet.ts'
import styles from './Figures.module.css'

/** Two voices on two grounds: what we state, and what others have set down. */
export function Figures({ ours, references }: Pick<SheetContent, 'ours' | 'references'>) {
  return (
    <div className={styles.figures}>
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
