import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './ListLink.module.css'

const place = '/contact#your-list'

/** The way to the list, with the place of its number from the start: presence.ts fills it, and nothing moves. */
export function ListLink() {
  const { label, buttons } = useEdition().list
  const href = useHref()
  return (
    <a className={styles.link} href={href(place)} data-add-words={JSON.stringify(buttons)}>
      <span>{label}</span> <b data-list-count="">0</b>
    </a>
  )
}

export function ListInMenu() {
  const { title } = useEdition().list
  const href = useHref()
  return (
    <a className={styles.inMenu} href={href(place)}>
      <span>{title}</span> <b data-list-count="">0</b>
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
          <span>{label}</span> <b data-list-count="">0</b>
        </strong>{' '}
        <span dir="auto" data-list-latest="" />
      </p>
      <a href={href(place)}>{review}</a>
    </div>
  )
}
