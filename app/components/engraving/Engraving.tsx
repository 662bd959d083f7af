import type { ReactNode } from 'react'
import styles from './Engraving.module.css'
import { engraved, type Good } from './goods/goods.ts'

type Props = {
  good: Good
  /** For those who do not see it; without one the words beside it must say it all. */
  title?: string
  /** For a drawing of 140 pixels or less: fewer strokes, so that it stays light to the eye and in bytes. */
  small?: boolean
  /** Another color of the same good, where it is graded by that. */
  tint?: string
  /** What the trade measures on this good: on paper, it is drawn that large. */
  mm?: number
  /** Numbers of parts and the like, in the drawing's own units. */
  children?: ReactNode
}

export function Engraving({ good, title, small = false, tint, mm, children }: Props) {
  const { viewBox, strokes, measure, tint: own } = engraved(good, small)
  const [, , width] = viewBox
  return (
    <svg
      role="img"
      aria-label={title}
      aria-hidden={!title || undefined}
      className={styles.engraving}
      viewBox={viewBox.join(' ')}
      {...(mm && { width: `${((mm * width) / measure).toFixed(1)}mm` })}
    >
      {strokes.map(({ tool, d, tint: drawn }) => (
        <path
          key={d}
          d={d}
          fill={tint && drawn === own ? tint : drawn}
          className={tool === 'contour' ? undefined : styles[tool]}
        />
      ))}
      {children}
    </svg>
  )
}
