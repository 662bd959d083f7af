import styles from './AddButton.module.css'

/**
 * Puts the product of its row on the list. It is in the HTML, so that nothing moves when scripts come, and bare: what it
 * is called and whether the product is on the list comes from the store (addButtons.ts). Without scripts it is hidden.
 */
export function AddButton() {
  return <button className={styles.add} type="button" data-add="" />
}
