import type { Shape } from '#app/catalogue/grades/types.ts'
import { boxOf, Contour, Drawn } from './goods.tsx'
import styles from './Nest.module.css'

type Props = {
  shape: Shape
  grades: { label: string; count: number }[]
  /** The place of the one that is drawn; without it the largest. */
  shown?: number
  caption: string
  /** How long the largest is: its size on paper. */
  mm: number | undefined
}

/** One piece in all its sizes, one scale: outlines about a common foot, and the chosen one drawn. */
export function Nest({ shape, grades, shown = 0, caption, mm }: Props) {
  const { width, height } = boxOf(shape)
  const scale = Math.min(265 / width, 205 / height)
  const largest = Math.min(...grades.map(({ count }) => count))
  const foot = 226
  const middle = 150
  const sizes = grades.map(({ label, count }, at) => {
    const size = scale * Math.cbrt(largest / count)
    return { label, size, top: foot - height * size, text: 20 + at * 24 }
  })
  const perUnit = mm && mm / (width * scale)
  const place = (size: number) =>
    `translate(${(middle - (width * size) / 2).toFixed(1)} ${(foot - height * size).toFixed(1)})scale(${size.toFixed(3)})`
  return (
    <div className={styles.nest}>
      <p>{caption}</p>
      <svg
        viewBox="0 0 352 240"
        aria-hidden="true"
        data-small={(perUnit && perUnit < 0.08) || undefined}
        {...(perUnit && { width: `${(352 * perUnit).toFixed(1)}mm`, height: `${(240 * perUnit).toFixed(1)}mm` })}
      >
        {sizes.map(({ label, top, text }) => (
          <path key={label} className={styles.line} d={`M${middle} ${top.toFixed(1)}H262L300 ${text - 4}`} />
        ))}
        {sizes.map(({ label, size }) => (
          <g key={label} transform={place(size)}>
            <Contour good={shape} className={styles.outline} />
          </g>
        ))}
        {sizes.map(({ label, size, top }, at) => (
          <Drawn
            key={label}
            good={shape}
            scale={size}
            x={middle - (width * size) / 2}
            y={top}
            data-shown={at === shown || undefined}
          />
        ))}
        {sizes.map(({ label, text }) => (
          <text key={label} x="304" y={text}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}
