import { useHref } from '#app/i18n/edition.ts'
import { classes } from '#app/ui/classes.ts'
import { Section } from '#app/ui/Section.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import calendar from './Calendar.module.css'
import { ArrivalBar, ArrivalLegend, MonthHeads } from './Calendar.tsx'
import type { seasonsOf } from './content/seasons.ts'
import styles from './SeasonGlance.module.css'

type Props = NonNullable<ReturnType<typeof seasonsOf>>

/** The year of a category: each good in one line, with all its origins. */
export default function SeasonGlance({ title, remark, main, some, today, goods, months }: Props) {
  const href = useHref()
  return (
    <Section id="year" title={title} remark={remark} ground="paper-deep">
      <current-month>
        <table className={classes(calendar.calendar, styles.year)} aria-labelledby="year">
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
                  <ArrivalBar arrivals={arrivals} spoken={spoken} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ArrivalLegend main={main} some={some} today={today} />
      </current-month>
    </Section>
  )
}
