import type { Shape } from '#app/catalogue/grades/types.ts'
import { boxOf, Contour, Drawn } from './goods.tsx'
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
  const { width, height } = boxOf(shape)
  const scale = Math.min(360 / width, 210 / height)
  const [foot, middle] = [226, (width * scale) / 2 + 2]
  // The labels stand close to the piece: on paper the widest still leaves room for words beside it.
  const edge = middle * 2 + 26
  const wide = edge + 58
  const perUnit = mm && mm / (width * scale)
  const place = (size: number) =>
    `translate(${(middle - (width * size) / 2).toFixed(1)} ${(foot - height * size).toFixed(1)})scale(${size.toFixed(3)})`
  return (
    <figure className={styles.one}>
      <svg
        viewBox={`0 0 ${wide.toFixed(0)} 236`}
        aria-hidden="true"
        data-small={(perUnit && perUnit < 0.08) || undefined}
        {...(perUnit && { width: `${(wide * perUnit).toFixed(1)}mm`, height: `${(236 * perUnit).toFixed(1)}mm` })}
      >
        <Drawn good={shape} scale={scale} x={middle - (width * scale) / 2} y={foot - height * scale} />
        {rings.slice(1).map(({ label, size }) => (
          <g key={label} transform={place(scale * size)}>
            <Contour good={shape} className={styles.ring} />
          </g>
        ))}
        {rings.map(({ label, size }, at) => {
          const top = foot - height * scale * size
          const text = 22 + at * 24
          return (
            <g key={label}>
              <path
                className={styles.line}
                d={`M${middle.toFixed(1)} ${top.toFixed(1)}L${edge.toFixed(1)} ${text - 5}`}
              />
              <text x={(edge + 4).toFixed(1)} y={text}>
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
