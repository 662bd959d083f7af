import { figures } from '#app/catalogue/figures.ts'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './OfficeHours.module.css'

/** The hours, and room for whether they are now (showHours.ts). */
export function OfficeHours() {
  const { hours, open, closed } = useEdition().shell.office
  return (
    <p>
      {hours}
      <span
        className={styles.now}
        data-hours={JSON.stringify(figures.office)}
        data-while-open={open}
        data-while-closed={closed}
      />
    </p>
  )
}
