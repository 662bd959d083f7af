import { Band } from '#app/ui/Band.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
import styles from './QuoteFacts.module.css'

type Props = Heading & { id?: string; items: Titled[]; follows?: boolean }

/** Lines set like those of a form, such as what a quote can state: names with nothing filled in. */
export function QuoteFacts({ id = 'quote', title, remark, items, follows = false }: Props) {
  return (
    <Band heading={id} follows={follows}>
      <div className={styles.quote}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{remark}</p>
        </div>
        <dl>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  )
}
