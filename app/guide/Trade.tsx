import { Fragment } from 'react'
import { useHref } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import marked from '#app/ui/Disclosures.module.css'
import cellStyles from './Cells.module.css'
import { namingSpecies } from './CellText.tsx'
import type { GuideContent } from './content/guideContent.ts'
import type { TradeContent } from './content/trade.ts'
import type { CellGroup } from './content/tradeRows.ts'
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

function originGroups(origins: GuideContent['trade']['origins']) {
  const goods = [...Map.groupBy(origins, ({ label }) => label ?? '')]
  return goods.map(([title, its]) => ({
    ...(goods.length > 1 && { title }),
    cells: its.map(({ country, knownFor }) => ({ term: country, lines: [{ text: knownFor }] })),
  }))
}

/** Terms with what is said of each, on the three columns of the chapter; several goods one below the other. */
function Cells({ groups, heading: Heading }: { groups: CellGroup[]; heading: 'h3' | 'h4' }) {
  return (
    <div className={cellStyles.groups}>
      {groups.map(({ title, cells }) => (
        <Fragment key={title}>
          {title && <Heading>{title}</Heading>}
          <dl>
            {cells.map(({ term, isLatin, lines }) => (
              <div key={term}>
                <dt>
                  {isLatin ? (
                    <bdi lang="en" data-long="">
                      {term}
                    </bdi>
                  ) : (
                    term
                  )}
                </dt>
                {lines.map(({ label, text }) => (
                  <dd key={`${label}${text}`}>
                    {label && <b>{label}:</b>} <span>{namingSpecies(text)}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
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
            <td colSpan={limits.length ? 1 : 2}>{namingSpecies(why)}</td>
            {limits.length > 0 && (
              <td>
                {limits.map(({ law, text }) => (
                  <span key={law}>
                    {law}: {text}
                  </span>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
