import type { TradeContent } from './content/trade.ts'
import styles from './Origins.module.css'
import { OriginsTable } from './OriginsTable.tsx'

type Props = Pick<TradeContent, 'origins' | 'labels'> & { months: string[] | undefined }

/** Where the goods of the world come from. */
export function Origins({ origins, labels, months }: Props) {
  return (
    <>
      <h3 id="origins" className={styles.title}>
        {months ? labels.origins.title : labels.columns.origin}
      </h3>
      <OriginsTable
        className={styles.origins}
        aria-labelledby="origins"
        origins={origins}
        columns={labels.columns}
        months={months}
      />
    </>
  )
}
