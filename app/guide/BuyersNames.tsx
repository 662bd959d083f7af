import styles from './BuyersNames.module.css'
import { namingSpecies } from './CellText.tsx'
import type { TradeContent } from './content/trade.ts'
import origins from './Origins.module.css'

/** Names and grades as they stand in inquiries, with what each means. */
export function BuyersNames({ title, names }: { title: string; names: TradeContent['names'] }) {
  const goods = Map.groupBy(names, ({ label }) => label ?? '')
  return (
    <>
      <h3 className={origins.title}>{title}</h3>
      <dl className={styles.names}>
        {[...goods].map(([good, terms]) =>
          terms.map(({ term, name, meaning }, at) => (
            <div key={`${good}${term}`}>
              <dt>
                {goods.size > 1 && at === 0 && <small>{good}</small>}{' '}
                {name ?? (
                  <bdi lang="en" data-long="">
                    {term}
                  </bdi>
                )}
              </dt>
              <dd>{namingSpecies(meaning)}</dd>
            </div>
          )),
        )}
      </dl>
    </>
  )
}
