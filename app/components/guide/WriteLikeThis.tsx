import { Band } from '#app/components/parts/Band.tsx'
import { LinkButton } from '#app/components/parts/Button.tsx'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { useHref } from '#app/i18n/edition.ts'
import styles from './WriteLikeThis.module.css'

/** One inquiry, taken apart: each part underlined and named. A tap carries the sentence into the form. */
export function WriteLikeThis({ title, promise, parts, example, carry }: SheetContent['inquiry']) {
  const href = useHref()
  return (
    <Band heading="inquiry">
      <h2 id="inquiry" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.parts}>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <span>{text}</span> <small>{name}</small>
          </li>
        ))}
      </ul>
      <div className={styles.send}>
        <p>{promise}</p>
        <LinkButton to={`${href('/contact')}#write=${encodeURIComponent(example)}`} label={carry} />
      </div>
    </Band>
  )
}
