import { useEdition } from '#app/i18n/edition.ts'
import { Section } from '#app/ui/Section.tsx'
import type { Words } from '#content/schema/edition.ts'
import styles from './MapSection.module.css'
import { DrawnMap } from './map/DrawnMap.tsx'

/** The frame of the maps service, and over it our own drawn map until the service answers (contactPage.ts). */
export function MapSection({
  title,
  remark,
  frameTitle,
  directions,
  drawn,
  streets,
  outside,
}: Words['contact']['map']) {
  const { company } = useEdition()
  return (
    <div id="map" className={styles.anchor}>
      <Section id="map-title" title={title} remark={remark} ground="paper-deep">
        <div className={styles.map}>
          <noscript>
            <iframe
              src={company.map.embed}
              title={frameTitle}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          </noscript>
          <DrawnMap {...drawn} />
          <label>
            <input type="checkbox" />
            {streets}
          </label>
        </div>
        <p className={styles.address}>
          <span>{company.address}</span>
          <a href={company.map.directions} target="_blank" rel="noreferrer">
            {directions}
          </a>
        </p>
        <small>{outside}</small>
      </Section>
    </div>
  )
}
