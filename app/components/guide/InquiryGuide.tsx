import { Band } from '#app/components/parts/Band.tsx'
import { ActionLink } from '#app/components/parts/Button.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import styles from './InquiryGuide.module.css'

/** What a quote needs to know, and how an inquiry can read. */
export function InquiryGuide({ title, remark, asks, exampleLabel, example, action }: SheetContent['inquiry']) {
  return (
    <Band heading="inquiry">
      <SectionHead id="inquiry" title={title} remark={remark} />
      <ol className={styles.asks}>
        {asks.map(([label, text]) => (
          <li key={label}>
            <b>{label}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.example}>
        <p>
          <small>{exampleLabel}</small> <q>{example}</q>
        </p>
        <ActionLink action={action} />
      </div>
    </Band>
  )
}
