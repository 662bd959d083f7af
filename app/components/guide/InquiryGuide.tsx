import { Band } from '#app/components/parts/Band.tsx'
import { ActionLink } from '#app/components/parts/Button.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import styles from './InquiryGuide.module.css'

/** An inquiry as buyers may copy it, taken apart and in one sentence. */
export function InquiryGuide({ title, parts, example, promise, action }: SheetContent['inquiry']) {
  return (
    <Band heading="inquiry">
      <SectionHead id="inquiry" title={title} />
      <ol className={styles.asks}>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.example}>
        <p>
          <q>{example}</q> <small>{promise}</small>
        </p>
        <ActionLink action={action} />
      </div>
    </Band>
  )
}
