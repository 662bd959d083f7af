import type { ReactNode } from 'react'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { Months } from '#content/schema/trade.ts'
import styles from './Calendar.module.css'

/** The heads of twelve months: letters on a phone, numbers where their names do not fit a twelfth. */
export function MonthHeads({ months, label }: { months: string[]; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span key={month}>
            {month.slice(0, 1)}
            <i>{month.slice(1)}</i>
          </span>
        ))}
      </span>
    </>
  )
}

/** A year of twelve months, in units of a month. */
function Bar({ spoken, children }: { spoken: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <svg className={styles.bar} viewBox="0 0 12 10" preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </>
  )
}

/** The first and last months that have a sign without a break. */
function runsOf<Sign>(months: readonly Sign[], sign: Sign) {
  return months.flatMap((each, at): [number, number][] => {
    if (each !== sign || months[at - 1] === sign) return []
    const end = months.findIndex((other, later) => later > at && other !== sign)
    return [[at + 1, end < 0 ? 12 : end]]
  })
}

/** From the beginning of a month to the end of another, within one year. */
function barPath([from, to]: readonly [number, number], inset = 0) {
  const wide = Number((to - from + 1 - 2 * inset).toFixed(2))
  return `M${from - 1 + inset} 2h${wide}v6h-${wide}z`
}

type HarvestProps = {
  /** First and last months, whole ones; December may be passed. */
  harvest: readonly Months[]
  about: boolean
  spoken: string
}

/** Solid where the months are sure, outlined where they can be a month off. */
export function HarvestBar({ harvest, about, spoken }: HarvestProps) {
  if (!harvest.length) return <small>{spoken}</small>
  const isIn = (month: number) =>
    harvest.some(([from, to]) => (from <= to ? from <= month && month <= to : from <= month || month <= to))
  // Stretches that meet are one bar.
  const path = runsOf(
    Array.from({ length: 12 }, (_, at) => isIn(at + 1)),
    true,
  )
    .map((run) => barPath(run, about ? 0.05 : 0))
    .join('')
  return (
    <Bar spoken={spoken}>
      <path d={path} className={about ? styles.about : undefined} />
    </Bar>
  )
}

/** Solid where most arrives, lighter where some does. */
export function ArrivalBar({ arrivals, spoken }: { arrivals: readonly string[]; spoken: string }) {
  const [some, most] = ['s', 'M'].map((sign) =>
    runsOf(arrivals, sign)
      .map((run) => barPath(run))
      .join(''),
  )
  return (
    <Bar spoken={spoken}>
      {some && <path d={some} className={styles.some} />}
      {most && <path d={most} />}
    </Bar>
  )
}

type LegendProps = Record<'main' | 'some' | 'today', string> & { away?: string }

/** What the shades of its bars say; where the browser draws them, also the line of today and who is away in a month. */
export function ArrivalLegend({ main, some, today, away }: LegendProps) {
  return (
    <ul className={styles.legend}>
      <li>{main}</li>
      <li data-of="some">{some}</li>
      {away && <li data-of="away">{away}</li>}
      <li data-of="today">{today}</li>
    </ul>
  )
}
