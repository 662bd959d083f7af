import type { TradeContent } from './content/trade.ts'
import origins from './Origins.module.css'
import styles from './TradeTests.module.css'

/** What buyers have tested, why, and the limits, each with its law. */
export function TradeTests({ title, tests, checked }: { title: string } & Pick<TradeContent, 'tests' | 'checked'>) {
  const isLimited = tests.some(({ limits }) => limits.length)
  return (
    <>
      <h3 className={origins.title}>{title}</h3>
      <dl className={styles.tests}>
        {tests.map(({ test, why, limits }) => (
          <div key={test}>
            <dt>{test}</dt>
            <dd>{why}</dd>
            <dd>
              {limits.map(({ law, text }) => (
                <span key={law}>
                  {law}: {text}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {isLimited && <p className={styles.checked}>{checked}</p>}
    </>
  )
}
