import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './ListLink.module.css'

const place = '/contact#your-list'

/** The way to the list, with the place of its number from the start: start.ts fills it, and nothing moves. */
export function ListLink() {
  const { label, buttons } = useEdition().list
  const href = useHref()
  return (
    <a className={styles.link} href={href(place)} data-words={JSON.stringify(buttons)}>
      <span>{label}</span> <list-count>0</list-count>
    </a>
  )
}

export function ListInMenu() {
  const { title } = useEdition().list
  const href = useHref()
  return (
    <a className={styles.inMenu} href={href(place)}>
      <span>{title}</span> <list-count>0</list-count>
    </a>
  )
}

/** On a phone a slim bar shows what was added last, and leads on. */
export function ListBar() {
  const { label, review } = useEdition().list
  const href = useHref()
  return (
    <div className={styles.bar}>
      <p>
        <strong>
          <span>{label}</span> <list-count>0</list-count>
        </strong>
        <br />
        <list-latest dir="auto" />
      </p>
      <a href={href(place)}>{review}</a>
    </div>
  )
}
