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

type Props = {
  /** First and last months, whole ones; December may be passed. */
  harvest: readonly Months[]
  about: boolean
  spoken: string
}

/** Solid where the months are sure, outlined where they can be a month off. */
export function HarvestBar({ harvest, about, spoken }: Props) {
  if (!harvest.length) return <small>{spoken}</small>
  const spans = harvest.flatMap(([from, to]) =>
    from <= to
      ? [[from - 1, to]]
      : [
          [from - 1, 12],
          [0, to],
        ],
  ) as [number, number][]
  const inset = about ? 0.05 : 0
  const path = spans
    .map(
      ([from, to]) =>
        `M${from + inset} 2h${Number((to - from - 2 * inset).toFixed(2))}v6h-${Number((to - from - 2 * inset).toFixed(2))}z`,
    )
    .join('')
  return (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <svg className={styles.bar} viewBox="0 0 12 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} className={about ? styles.about : undefined} />
      </svg>
    </>
  )
}
