import { useHref } from '#app/i18n/edition.ts'
import { fill } from '#app/lib/wording.ts'
import { Band } from '#app/ui/Band.tsx'
import { LinkButton } from '#app/ui/Button.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { GradeSentence } from './GradeSentence.tsx'
import styles from './WriteLikeThis.module.css'

/** One inquiry, taken apart: each part underlined and named. A tap carries the sentence into the form. */
export function WriteLikeThis({ title, promise, parts, example, carry, choice }: GuideContent['inquiry']) {
  const href = useHref()
  return (
    <Band heading="inquiry">
      <h2 id="inquiry" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.parts}>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <span>
              <GradeSentence text={text} choice={choice} />
            </span>{' '}
            <small>{name}</small>
          </li>
        ))}
      </ul>
      <div className={styles.send}>
        <p>{promise}</p>
        <LinkButton
          to={`${href('/contact')}#write=${encodeURIComponent(fill(example, choice?.says ?? {}))}`}
          label={carry}
          data-write={example}
        />
      </div>
    </Band>
  )
}
