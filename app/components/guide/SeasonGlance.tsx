import { Band } from '#app/components/parts/Band.tsx'
import { SectionHead } from '#app/components/parts/SectionHead.tsx'
import { VisuallyHidden } from '#app/components/parts/VisuallyHidden.tsx'
import type { CategoryContents } from '#app/content/pages/category.ts'
import { useHref } from '#app/i18n/edition.ts'
import { ArrivalBar, ArrivalLegend } from './ArrivalBar.tsx'
import { MonthHeads } from './Calendar.tsx'
import styles from './SeasonGlance.module.css'

/** The year of a category: each good in one line, with all its origins. A script marks the month that it is. */
export function SeasonGlance({
  title,
  remark,
  main,
  some,
  goods,
  months,
}: NonNullable<CategoryContents['freshCategory']['seasons']>) {
  const href = useHref()
  return (
    <Band heading="year" ground="paper-deep">
      <SectionHead id="year" title={title} remark={remark} />
      <table className={styles.year} aria-labelledby="year" data-seasons="">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{title}</VisuallyHidden>
            </th>
            <th scope="col">
              <MonthHeads months={months} label={main} />
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ id, good, path, months: arrivals, countries, spoken }) => (
            <tr key={id}>
              <th scope="row">
                <a href={href(path)}>{good}</a> <small>{countries}</small>
              </th>
              <td>
                <VisuallyHidden>{spoken}</VisuallyHidden>
                <ArrivalBar arrivals={arrivals} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrivalLegend main={main} some={some} />
    </Band>
  )
}
