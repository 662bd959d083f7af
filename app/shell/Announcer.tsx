import { useEdition } from '#app/i18n/edition.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import styles from './Announcer.module.css'

/** Reads out what happened to whoever listens to the page (lib/announce.ts). */
export function Announcer() {
  return (
    <VisuallyHidden>
      <p role="status" id="announcer" />
    </VisuallyHidden>
  )
}

/** Shown where a script cannot be had, as in a tab that is older than the files on the server (lib/onDemand.ts). */
export function MissingScript({ path }: { path: string }) {
  const { missing } = useEdition().shell
  return (
    <p className={styles.missing} id="missing" role="alert" hidden>
      {missing.text} <a href={path}>{missing.action}</a>
    </p>
  )
}
