import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Arrow } from '#app/ui/Arrow.tsx'
import { Band } from '#app/ui/Band.tsx'
import type { Words } from '#content/schema/edition.ts'
import styles from './InSeason.module.css'

/** Who ships this month. The page says what holds all year; the browser, which knows the month, adds the list (features/figures/season.ts). */
export function InSeason({ year, now, remark, whole }: Words['home']['season']) {
  const { seasons } = useEdition()
  const href = useHref()
  return (
    <Band heading="season" ground="paper-deep">
      <div className={styles.season} data-category="fruits" data-figure="" data-season={seasons}>
        <div>
          <h2 id="season">
            <span>{year}</span>
            <span hidden>
              {now} <time />
            </span>
          </h2>
          <p>{remark}</p>
          <p>
            <a href={href('/products/fruits#year')}>{whole}</a>
            <Arrow />
          </p>
        </div>
        <dl />
      </div>
    </Band>
  )
}
