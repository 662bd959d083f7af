import styles from './ArrivalBar.module.css'
import { Bar, barPath } from './Calendar.tsx'

/** Solid where most arrives, lighter where some does. */
export function ArrivalBar({ arrivals, spoken }: { arrivals: readonly string[]; spoken: string }) {
  const pathOf = (sign: string) =>
    arrivals.map((each, at) => {
      if (each !== sign || arrivals[at - 1] === sign) return ''
      const end = arrivals.findIndex((other, later) => later > at && other !== sign)
      return barPath([at + 1, end < 0 ? 12 : end])
    })
  const [some, most] = ['s', 'M'].map((sign) => pathOf(sign).join(''))
  return (
    <Bar spoken={spoken}>
      {some && <path d={some} className={styles.some} />}
      {most && <path d={most} />}
    </Bar>
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
