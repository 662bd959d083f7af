import type { Shape } from '#content/schema/grades.ts'
import { Contour, Engraving } from './Engraving.tsx'
import { engravingOf } from './engravings.ts'
import { Leader, LifeSizeDrawing } from './LifeSize.tsx'
import styles from './One.module.css'

type Props = {
  shape: Shape
  /** Sizes against the one that is drawn. */
  rings: { label: string; size: number }[]
  caption: string
  /** How long the largest is: its size on paper. */
  mm: number | undefined
}

/** The largest, drawn, with the outlines of the smaller ones about the same foot. */
export function One({ shape, rings, caption, mm }: Props) {
  const { width, height } = engravingOf(shape).good
  const scale = Math.min(360 / width, 210 / height)
  const [foot, middle] = [226, (width * scale) / 2 + 2]
  // The labels stand close to the piece: on paper the widest still leaves room for words beside it.
  const edge = middle * 2 + 26
  const wide = edge + 58
  return (
    <figure className={styles.one}>
      <LifeSizeDrawing width={wide} height={236} perUnit={mm && mm / (width * scale)}>
        <Engraving good={shape} scale={scale} x={middle - (width * scale) / 2} y={foot - height * scale} />
        {rings.slice(1).map(({ label, size }) => (
          <Contour key={label} good={shape} scale={scale * size} middle={middle} foot={foot} className={styles.ring} />
        ))}
        {rings.map(({ label, size }, at) => {
          const top = foot - height * scale * size
          const text = 22 + at * 24
          return (
            <g key={label}>
              <Leader d={`M${middle.toFixed(1)} ${top.toFixed(1)}L${edge.toFixed(1)} ${text - 5}`} />
              <text x={(edge + 4).toFixed(1)} y={text}>
                {label}
              </text>
            </g>
          )
        })}
      </LifeSizeDrawing>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
