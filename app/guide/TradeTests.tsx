import type { TradeContent } from './content/trade.ts'
import styles from './TradeTests.module.css'

type Props = Pick<TradeContent, 'tests'> & Pick<TradeContent['labels'], 'columns'>

/** What buyers have tested, why, and the limits, each with its law. */
export function TradeTests({ tests, columns }: Props) {
  return (
    <table className={styles.tests}>
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
            <td colSpan={limits.length ? 1 : 2}>{why}</td>
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
