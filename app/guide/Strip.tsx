import { use } from 'react'
import { LanguageContext } from '#app/i18n/edition.ts'
import type { GuideContent } from './content/guideContent.ts'
import styles from './Strip.module.css'

type Props = Pick<GuideContent, 'ours' | 'references'>

/** One ruled strip, two voices on two grounds: what we state, and what others have set down. */
export function Strip({ ours, references }: Props) {
  // Beside a long list our figures would stand on an empty ground: they go above it.
  const isLong = references.rows.flatMap(({ items }) => items).length > 6
  return (
    <div
      className={styles.strip}
      id="figures"
      data-alone={ours.rows.length === 0 || undefined}
      data-long={isLong || undefined}
    >
      {ours.rows.length > 0 && (
        <section className={styles.ours} aria-labelledby="ours">
          <h2 id="ours">{ours.title}</h2>
          <dl>
            {ours.rows.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value} <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={styles.references} aria-labelledby="references">
        <h2 id="references">{references.title}</h2>
        <p>{references.remark}</p>
        <dl>
          {references.rows.map(({ label, items }) => (
            <div key={label}>
              <dt>{label}</dt>
              {items.map(({ value, note }) => (
                <dd key={value}>
                  {value && <Codes value={value} />} {note && <span>{note}</span>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** Standards, whose codes stay whole at their hyphens; in Arabic each is a run of its own, which does. */
function Codes({ value }: { value: string }) {
  const { lang } = use(LanguageContext)
  if (lang === 'ar') return <b>{value}</b>
  return <b>{value.split(/(\w+-\d+)/).map((part, nth) => (nth % 2 ? <span key={part}>{part}</span> : part))}</b>
}
