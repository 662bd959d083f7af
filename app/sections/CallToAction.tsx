import { company } from '#app/content/company.ts'
import { hoursLine } from '#app/content/facts.ts'
import { slug } from '#app/content/slug.ts'
import type { Call } from '#app/content/types.ts'
import { Band } from '#app/ui/Band.tsx'
import { Actions } from '#app/ui/Button.tsx'
import styles from './CallToAction.module.css'

export function CallToAction({ title, text, actions }: Call) {
  return (
    <Band title={title} ground="quay">
      <div className={styles.call}>
        <div>
          <h2 id={slug(title)}>{title}</h2>
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
        <p className={styles.phone}>
          <small>{hoursLine}</small>
          <a href={company.phone.href}>{company.phone.shown}</a>
        </p>
      </div>
    </Band>
  )
}
