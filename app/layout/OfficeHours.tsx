import { useSyncExternalStore } from 'react'
import { useEdition } from '#app/edition.ts'
import { isOfficeOpen } from './isOfficeOpen.ts'
import styles from './OfficeHours.module.css'

const everyMinute = (check: () => void) => {
  const timer = setInterval(check, 60_000)
  return () => clearInterval(timer)
}

/** The hours, and in the browser whether they are now. The prerendered line leaves that open. */
export function OfficeHours() {
  const { shell } = useEdition()
  const open = useSyncExternalStore<boolean | undefined>(
    everyMinute,
    () => isOfficeOpen(new Date()),
    () => undefined,
  )
  return (
    <p>
      {shell.office.hours}
      <span className={styles.now} data-open={open}>
        {open === undefined ? '' : open ? shell.office.open : shell.office.closed}
      </span>
    </p>
  )
}
