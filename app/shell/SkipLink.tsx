import { useEdition } from '#app/i18n/edition.ts'
import styles from './SkipLink.module.css'

export function SkipLink() {
  const { shell } = useEdition()
  return (
    <a className={styles.skip} href="#content">
      {shell.skip}
    </a>
  )
}
