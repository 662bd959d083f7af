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
  const [foot, middle] = [226, 190]
  const perUnit = mm && mm / (width * scale)
  const place = (size: number) =>
    `translate(${(middle - (width * size) / 2).toFixed(1)} ${(foot - height * size).toFixed(1)})scale(${size.toFixed(3)})`
  return (
    <figure className={styles.one}>
      <svg
        viewBox="0 0 440 236"
        aria-hidden="true"
        data-small={(perUnit && perUnit < 0.08) || undefined}
        {...(perUnit && { width: `${(440 * perUnit).toFixed(1)}mm`, height: `${(236 * perUnit).toFixed(1)}mm` })}
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
              <path className={styles.line} d={`M${middle} ${top.toFixed(1)}L382 ${text - 5}`} />
              <text x="386" y={text}>
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
