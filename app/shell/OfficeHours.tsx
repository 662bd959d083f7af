import { useEdition } from '#app/i18n/edition.ts'
import { facts } from '#content/site/facts.ts'
import styles from './OfficeHours.module.css'

/** The hours, and room for whether they are now (start.ts). */
export function OfficeHours() {
  const { hours, open, closed } = useEdition().shell.office
  return (
    <p>
      {hours}
      <office-hours
        className={styles.now}
        data-hours={JSON.stringify(facts.office)}
        data-while-open={open}
        data-while-closed={closed}
      />
    </p>
  )
}
