import { Band } from '#app/components/parts/Band.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import type { Heading } from '#app/content/types.ts'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './MapSection.module.css'

type Props = Heading & { frameTitle: string; directions: string }

/** The address stands beside the map, so that it is there when the maps service is not. */
export function MapSection({ title, remark, frameTitle, directions }: Props) {
  const { company } = useEdition()
  return (
    <div id="map" className={styles.anchor}>
      <Band heading="map-title" ground="paper-deep">
        <SectionHead id="map-title" title={title} remark={remark} />
        <div className={styles.map}>
          <iframe
            src={company.map.embed}
            title={frameTitle}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </div>
        <p className={styles.address}>
          <span>{company.address}</span>
          <a href={company.map.directions} target="_blank" rel="noreferrer">
            {directions}
          </a>
        </p>
      </Band>
    </div>
  )
}
