import { useEdition } from '#app/i18n/edition.ts'
import styles from './AddButton.module.css'

type Props = { product: string; name: string }

/**
 * Puts a product on the list. It is in the HTML, so that nothing moves when scripts come; whether the product is on the
 * list comes from the store (addButtons.ts). Without scripts it is hidden.
 */
export function AddButton({ product, name }: Props) {
  const { add } = useEdition().list.buttons
  return (
    <button
      className={styles.add}
      type="button"
      data-product={product}
      data-name={name}
      aria-label={add.replace('{product}', () => name)}
    />
  )
}
