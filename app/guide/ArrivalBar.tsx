import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import styles from './ArrivalBar.module.css'

/** Twelve months: solid where most arrives, lighter where some does. */
export function ArrivalBar({ arrivals, spoken }: { arrivals: readonly string[]; spoken: string }) {
  const spans = arrivals.flatMap((sign, from) => {
    if (!sign || arrivals[from - 1] === sign) return []
    let to = from
    while (arrivals[to + 1] === sign) to++
    return [{ sign, d: `M${from} 2h${to + 1 - from}v6h-${to + 1 - from}z` }]
  })
  const pathOf = (which: string) => spans.flatMap(({ sign, d }) => (sign === which ? d : [])).join('')
  return (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <svg className={styles.bar} viewBox="0 0 12 10" preserveAspectRatio="none" aria-hidden="true">
        {pathOf('s') && <path d={pathOf('s')} className={styles.some} />}
        {pathOf('M') && <path d={pathOf('M')} />}
      </svg>
    </>
  )
}

/** What the two shades of a bar say, and the line of today where the browser draws it. */
export function ArrivalLegend({ main, some, today }: { main: string; some: string; today: string }) {
  return (
    <ul className={styles.legend}>
      <li>{main}</li>
      <li className={styles.some}>{some}</li>
      <li className={styles.today}>{today}</li>
    </ul>
  )
}
