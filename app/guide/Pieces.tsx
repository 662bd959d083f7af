import type { Sizes } from './content/sizes.ts'
import { Engraving } from './Engraving.tsx'
import { engravingOf } from './engravings.ts'
import styles from './Pieces.module.css'

/** Pieces of several weights, side by side on one ground line, to one scale. */
export function Pieces({ shape, items }: Sizes) {
  const { width, height } = engravingOf(shape).good
  return (
    <ol className={styles.pieces}>
      {items.map(({ label, detail, size }) => (
        <li key={label}>
          <svg viewBox={`0 0 ${width.toFixed(0)} ${(height + 4).toFixed(0)}`} aria-hidden="true">
            <Engraving good={shape} scale={size} x={(width * (1 - size)) / 2} y={height * (1 - size)} />
          </svg>
          <b>{label}</b> <span>{detail}</span>
        </li>
      ))}
    </ol>
  )
}
