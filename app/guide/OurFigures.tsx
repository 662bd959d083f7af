import type { GuideContent } from './content/guideContent.ts'
import styles from './OurFigures.module.css'

/** What we state of the goods, on the ground of our own. */
export default function OurFigures({ title, rows }: GuideContent['ours']) {
  return (
    <section className={styles.ours} id="figures" aria-labelledby="ours">
      <div>
        <h2 id="ours">{title}</h2>
        <dl>
          {rows.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
