import { shell } from '#app/content/shell.ts'
import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {shell.skip}
    </a>
  )
}
