import styles from './Engraving.module.css'
import { engraved, type Good } from './goods/goods.ts'

type Props = {
  good: Good
  /** For those who do not see it; without one the words beside it must say it all. */
  title?: string
  /** Another color of the same good, where it is graded by that. */
  tint?: string
  /** What the trade measures on this good: on paper, it is drawn that large. */
  mm?: number
}

export function Engraving({ good, title, tint, mm }: Props) {
  const { viewBox, strokes, measure, tint: own } = engraved(good)
  const [, , width] = viewBox
  if (mm && !measure) throw new Error(`No measure is drawn on ${good}, so it has no life size`)
  return (
    <svg
      role="img"
      aria-label={title}
      aria-hidden={!title || undefined}
      className={styles.engraving}
      viewBox={viewBox.join(' ')}
      {...(mm && measure && { width: `${((mm * width) / measure).toFixed(1)}mm` })}
    >
      {strokes.map(({ tool, d, tint: drawn }) => (
        <path key={d} d={d} fill={tint && drawn === own ? tint : drawn} className={tool === 'contour' ? undefined : styles[tool]} />
      ))}
    </svg>
  )
}
