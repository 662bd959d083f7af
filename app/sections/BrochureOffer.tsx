import { useEdition } from '#app/i18n/edition.ts'
import { Arrow } from '#app/ui/Arrow.tsx'
import styles from './BrochureOffer.module.css'

/** The brochure, with its size. Nothing where there is none for this company. */
export function BrochureOffer() {
  const { brochure } = useEdition()
  if (!brochure) return null
  return (
    <div className={styles.offer}>
      <p>
        <span>{brochure.text}</span>{' '}
        <a href={brochure.path} type="application/pdf">
          <span>{brochure.label}</span>
          <Arrow />
        </a>
      </p>
    </div>
  )
}
