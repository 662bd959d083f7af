import { Band } from '#app/components/parts/Band.tsx'
import type { Heading, Titled } from '#app/content/types.ts'
import styles from './QuoteFacts.module.css'

type Props = Heading & { items: Titled[]; follows?: boolean }

/** The lines that a quote can have, set like the form of one: names with nothing filled in. */
export function QuoteFacts({ title, remark, items, follows = false }: Props) {
  return (
    <Band heading="quote" follows={follows}>
      <div className={styles.quote}>
        <div>
          <h2 id="quote">{title}</h2>
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
