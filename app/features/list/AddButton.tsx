import { useEdition } from '#app/i18n/edition.ts'
import styles from './AddButton.module.css'

/**
 * Puts the product of its row on the list. It is in the HTML, so that nothing moves when scripts come; the name of the
 * product and whether it is on the list come from the store (addButtons.ts). Without scripts it is hidden.
 */
export function AddButton() {
  const { add } = useEdition().list
  return <button className={styles.add} type="button" data-add="" aria-label={add} />
}
