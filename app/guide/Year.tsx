import { Fragment, use } from 'react'
import type { Arrivals } from '#app/features/figures/year.ts'
import { LanguageContext } from '#app/i18n/edition.ts'
import { classes } from '#app/ui/classes.ts'
import { Section } from '#app/ui/Section.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import calendar from './Calendar.module.css'
import { ArrivalBar, ArrivalLegend } from './Calendar.tsx'
import { Scientific } from './CellText.tsx'
import { Choices } from './Choices.tsx'
import type { GuideContent } from './content/guideContent.ts'
import { EngravedPicture, goodOf } from './Engraving.tsx'
import { Opening } from './Reading.tsx'
import styles from './Year.module.css'

type Props = { year: NonNullable<GuideContent['year']>; isDrawn?: boolean }

/** The year as a second plate, where the grade is read by something else. */
export default function YearBand({ year }: Props) {
  return (
    <Section id="year" title={year.words.title} remark={year.words.remark} follows>
      <Year year={year} />
    </Section>
  )
}

/** The year as the figure of its guide, the fruit drawn beside its rows. */
export const SeasonFigure = ({ year, reading }: Pick<GuideContent, 'year' | 'reading'>) => (
  <>
    <Opening {...reading} />
    {year && <Year year={year} isDrawn />}
  </>
)

/** Who ships when: an origin a row. The month that is chosen fades who does not. */
export function Year({ year: { goods, months, words }, isDrawn = false }: Props) {
  const { lang } = use(LanguageContext)
  const arrivals: Arrivals = {
    lang,
    months: months.map(({ long }) => long),
    arriving: words.arriving,
    nothing: words.nothing,
    goods: goods.map(({ good, rows }) => ({
      good,
      from: rows.map(({ country, months: year }) => [country, bits(year)] as const),
    })),
  }
  return (
    <current-month>
      <div className={classes(styles.year, isDrawn && styles.drawn)} data-figure="">
        <table className={calendar.dated} aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col">{isDrawn ? <VisuallyHidden>{words.good}</VisuallyHidden> : words.good}</th>
              <th scope="col">{words.origin}</th>
              <th scope="col">
                <Choices legend={words.month} className={styles.months}>
                  {months.map(({ short, long }, at) => (
                    <label key={long}>
                      <input type="radio" name="month" value={at + 1} aria-label={long} />
                      {short.slice(0, 1)}
                      <i>{short.slice(1)}</i>
                    </label>
                  ))}
                </Choices>
              </th>
            </tr>
          </thead>
          {goods.map(({ id, good, names, botanical, rows }) => {
            const drawn = isDrawn ? goodOf(id) : undefined
            return (
              <tbody key={id}>
                {rows.map(({ code, country, months: arrivals, about, spoken }, at) => (
                  <tr key={code} data-months={bits(arrivals)}>
                    {at === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length} className={styles.good}>
                        {drawn && <EngravedPicture good={drawn} />}
                        <b>{good}</b>
                        {isDrawn && (
                          <small>
                            <OtherNames names={names} /> {botanical && <Scientific name={botanical} />}
                          </small>
                        )}
                      </th>
                    )}
                    <th scope="row">
                      {country} {about && <small>{words.about}</small>}
                    </th>
                    <td>
                      <ArrivalBar arrivals={arrivals} spoken={spoken} />
                    </td>
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
        <ArrivalLegend {...words} />
        <p className={styles.arriving} aria-live="polite" data-arrivals={JSON.stringify(arrivals)} />
      </div>
    </current-month>
  )
}

/** Twelve months, 1 where something arrives. */
const bits = (months: readonly string[]) => months.map((sign) => (sign ? '1' : '0')).join('')

/** "مانجو · aam": each in its own language. */
function OtherNames({ names }: { names: string }) {
  const latin = use(LanguageContext).lang === 'ar' ? 'en' : undefined
  return names.split(' · ').map((name, nth) => (
    <Fragment key={name}>
      {nth > 0 && '\u00a0· '}
      <bdi lang={/\p{Script=Arabic}/u.test(name) ? 'ar' : latin}>{name}</bdi>
    </Fragment>
  ))
}
