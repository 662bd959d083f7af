import { useEdition } from '#app/i18n/edition.ts'
import { facts } from '#content/site/facts.ts'
import styles from './Office.module.css'

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

/** An address that breaks before its @, where a line is too short for it. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <bdi dir="ltr">
      {name}
      <wbr />
      {`@${domain}`}
    </bdi>
  )
}
