import type { Shape } from '#content/schema/grades.ts'
import { Contour, Engraving } from './Engraving.tsx'
import { engravingOf } from './engravings.ts'
import { Leader, LifeSizeDrawing } from './LifeSize.tsx'
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
  const { width, height } = engravingOf(shape).good
  const scale = Math.min(265 / width, 205 / height)
  const largest = Math.min(...grades.map(({ count }) => count))
  const foot = 226
  const middle = 150
  const sizes = grades.map(({ label, count }, at) => {
    const size = scale * Math.cbrt(largest / count)
    return { label, size, top: foot - height * size, text: 20 + at * 24 }
  })
  return (
    <div className={styles.nest}>
      <p>{caption}</p>
      <LifeSizeDrawing width={352} height={240} perUnit={mm && mm / (width * scale)}>
        {sizes.map(({ label, top, text }) => (
          <Leader key={label} d={`M${middle} ${top.toFixed(1)}H262L300 ${text - 4}`} />
        ))}
        {sizes.map(({ label, size }) => (
          <Contour key={label} good={shape} scale={size} middle={middle} foot={foot} className={styles.outline} />
        ))}
        {sizes.map(({ label, size, top }, at) => (
          <Engraving
            key={label}
            good={shape}
            scale={size}
            x={middle - (width * size) / 2}
            y={top}
            data-shown={at === shown ? '' : undefined}
          />
        ))}
        {sizes.map(({ label, text }, at) => (
          <text key={label} x="304" y={text} data-shown={at === shown ? '' : undefined}>
            {label}
          </text>
        ))}
      </LifeSizeDrawing>
    </div>
  )
}
