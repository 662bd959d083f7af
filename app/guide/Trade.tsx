import { useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import marked from '#app/ui/Disclosures.module.css'
import { Cells, originGroups } from './Cells.tsx'
import { namingSpecies } from './CellText.tsx'
import type { GuideContent } from './content/guideContent.ts'
import type { TradeContent } from './content/trade.ts'
import { Origins } from './Origins.tsx'
import styles from './Trade.module.css'
import testStyles from './TradeTests.module.css'

type Props = Pick<GuideContent, 'trade' | 'months'> & {
  /** The guide shows the year of its origins before: as its figure with all that is said here, or as a second plate. */
  year?: 'figure' | 'plate'
}

/** What the world's trade knows of the goods, on a ground of its own: nobody takes it for our sourcing. */
export function Trade({ trade, months, year }: Props) {
  const { labels, origins: all, rows } = trade
  const href = useHref()
  const origins = year === 'figure' ? [] : all
  const hasHarvest = !year && origins.some((origin) => origin.months.length)
  return (
    <Band heading="trade" ground="paper-deep">
      <div className={styles.trade}>
        <div className={styles.head}>
          <h2 id="trade">{labels.title}</h2>
          <p>
            {labels.remark} <a href={href('/products/all#notes')}>{labels.notes}</a>
          </p>
        </div>
        {hasHarvest && <Origins origins={origins} labels={labels} months={months} />}
        {!hasHarvest && origins.length > 0 && <Cells groups={originGroups(origins)} heading="h3" />}
        <div className={`${styles.rows} ${marked.disclosures}`}>
          {rows.map(({ id, gist, groups, tests, remark }) => (
            // Closed until it is asked for: by a tap, by a link to it, by the browser's search, or by paper.
            <details key={id} className={styles.row}>
              <summary>
                <h3>{labels.rows[id]}</h3> <span>{gist}</span>
              </summary>
              <div id={id}>
                {tests ? <TradeTests tests={tests} columns={labels.columns} /> : <Cells groups={groups} heading="h4" />}
                {remark && <p>{remark}</p>}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Band>
  )
}

/** What buyers have tested, why, and the limits, each with its law. */
function TradeTests({ tests, columns }: Pick<TradeContent, 'tests'> & Pick<TradeContent['labels'], 'columns'>) {
  return (
    <table className={testStyles.tests}>
      <thead>
        <tr>
          <th scope="col">{columns.test}</th>
          <th scope="col">{columns.why}</th>
          <th scope="col">{columns.limit}</th>
        </tr>
      </thead>
      <tbody>
        {tests.map(({ test, why, limits }) => (
          <tr key={test}>
            <th scope="row">{test}</th>
            {/* Without a limit the reason has its room. */}
            <td colSpan={limits.length ? undefined : 2}>{namingSpecies(why)}</td>
            {limits.length > 0 && (
              <td>
                {limits.map(({ law, lines }) => (
                  <p key={law}>
                    {law}:{' '}
                    {lines.map(({ label, text }) => (
                      <span key={`${label}${text}`}>
                        {label && <b>{label}:</b>} {text}{' '}
                      </span>
                    ))}
                  </p>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
