import styles from './ArrivalBar.module.css'

/** Twelve months: solid where most arrives, lighter where some does. */
export function ArrivalBar({ arrivals }: { arrivals: readonly string[] }) {
  const spans = arrivals.flatMap((sign, from) => {
    if (!sign || arrivals[from - 1] === sign) return []
    let to = from
    while (arrivals[to + 1] === sign) to++
    return [{ sign, d: `M${from} 2h${to + 1 - from}v6h-${to + 1 - from}z` }]
  })
  const pathOf = (which: string) => spans.flatMap(({ sign, d }) => (sign === which ? d : [])).join('')
  return (
    <svg className={styles.bar} viewBox="0 0 12 10" preserveAspectRatio="none" aria-hidden="true">
      {pathOf('s') && <path d={pathOf('s')} data-some="" />}
      {pathOf('M') && <path d={pathOf('M')} />}
    </svg>
  )
}

/** What the two shades of a bar say. */
export function ArrivalLegend({ main, some }: { main: string; some: string }) {
  return (
    <p className={styles.legend}>
      <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h2v1H0Z" />
      </svg>{' '}
      {main}{' '}
      <svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h2v1H0Z" data-some="" />
      </svg>{' '}
      {some}
    </p>
  )
}
