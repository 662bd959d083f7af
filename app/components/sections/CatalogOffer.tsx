import { Arrow } from '#app/components/parts/Arrow.tsx'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './CatalogOffer.module.css'

/** The printed catalog, with its size. Nothing where there is none for this company. */
export function CatalogOffer() {
  const { catalog } = useEdition()
  if (!catalog) return null
  return (
    <div className={styles.offer}>
      <p>
        <span>{catalog.text}</span>{' '}
        <a href={catalog.path} type="application/pdf">
          <span>{catalog.label}</span>
          <Arrow />
        </a>
      </p>
    </div>
  )
}
