import { useHref } from '#app/i18n/edition.ts'
import styles from './NameLink.module.css'

/** The name of a card or a row, all of which leads on: the link is called by the name alone. No line ends with its ampersand. */
export function NameLink({ path, name }: { path: string; name: string }) {
  const href = useHref()
  return (
    <a className={styles.link} href={href(path)}>
      {name.replace('& ', '&\u00a0')}
    </a>
  )
}
