import { Fragment } from 'react'
import styles from './Cells.module.css'
import { namingSpecies } from './CellText.tsx'
import type { TradeContent } from './content/trade.ts'
import type { CellGroup } from './content/tradeRows.ts'

/** The origins of each good. */
export function originGroups(origins: TradeContent['origins']): CellGroup[] {
  return [...Map.groupBy(origins, ({ label }) => label)].map(([title, its]) => ({
    ...(title && { title }),
    cells: its.map(({ country, knownFor }) => ({ term: country, lines: [{ text: knownFor }] })),
  }))
}

/** Terms with what is said of each, on the three columns of the chapter; several goods one below the other. */
export function Cells({ groups, heading: Heading }: { groups: CellGroup[]; heading: 'h3' | 'h4' }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, cells }) => (
        <Fragment key={title}>
          {title && <Heading>{title}</Heading>}
          <dl>
            {cells.map(({ term, isLatin, lines }) => (
              <div key={term}>
                <dt>{isLatin ? <bdi lang="en">{term}</bdi> : term}</dt>
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
