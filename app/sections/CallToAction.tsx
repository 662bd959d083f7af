import { useEdition } from '#app/i18n/edition.ts'
import { Band } from '#app/ui/Band.tsx'
import { Actions } from '#app/ui/Button.tsx'
import type { Call } from '#content/schema/words.ts'
import styles from './CallToAction.module.css'

export function CallToAction({ title, text, actions }: Call) {
  const { company, shell } = useEdition()
  return (
    <Band heading="call" ground="quay">
      <div className={styles.call}>
        <div>
          <h2 id="call">{title}</h2>
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
        <p className={styles.phone}>
          <small>{shell.office.hours}</small>
          <a href={company.phone.href}>{company.phone.shown}</a>
        </p>
      </div>
    </Band>
  )
}
