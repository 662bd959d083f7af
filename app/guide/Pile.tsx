import type { HeapContent, PileFigure } from './content/figures/pile.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Contour, Engraving, engravingOf } from './Engraving.tsx'
import { GradeChoices, HeapDrawing } from './HeapDrawing.tsx'
import { Leader, LifeSize, LifeSizeDrawing } from './LifeSize.tsx'
import nestStyles from './Nest.module.css'
import styles from './Pile.module.css'
import frame from './Reading.module.css'
import { Opening } from './Reading.tsx'

type Props = { figure: PileFigure; reading: GuideContent['reading'] }

/** One weight, piece by piece, in the grade that is chosen. */
export default function Pile({ figure: { heaps, choose, ruler }, reading }: Props) {
  return (
    <>
      <Opening {...reading} />
      {heaps.map((heap) => (
        <HeapFigure key={heap.id} {...heap} choose={choose} />
      ))}
      <p className={frame.caption}>{reading.caption}</p>
      <LifeSize words={ruler} />
    </>
  )
}

/** One of its heaps, with its grades above and the single piece beside it. */
export function HeapFigure({ choose, ...heap }: HeapContent & { choose: string }) {
  const { id, name, grades, shown, unit } = heap
  const told = `${id}-count`
  return (
    <figure className={styles.heaped} data-figure="">
      {name && <h3>{name}</h3>}
      <GradeChoices {...heap} legend={name ? `${choose}: ${name}` : choose} className={styles.grades} />
      <div className={styles.stage}>
        <p className={styles.count} id={told}>
          <b data-count="">{grades[shown]?.count}</b> <span>{unit}</span>
        </p>
        <HeapDrawing {...heap} told={told} className={styles.pile} />
        <Nest {...heap} />
      </div>
    </figure>
  )
}

/** One piece in all its sizes, one scale: outlines about a common foot, and the chosen one drawn. */
function Nest({ shape, grades, shown, one, mm }: HeapContent) {
  const { good, peak } = engravingOf(shape)
  const { width, height } = good
  const scale = Math.min(265 / width, 205 / height)
  const largest = Math.min(...grades.map(({ count }) => count))
  const foot = 226
  const middle = 150
  const sizes = grades.map(({ label, count }, at) => {
    const size = scale * Math.cbrt(largest / count)
    const x = middle + peak * size
    return { label, size, x, top: foot - height * size, text: 20 + at * 24 }
  })
  return (
    <div className={nestStyles.nest}>
      <p>{one}</p>
      <LifeSizeDrawing width={372} height={240} perUnit={mm && mm / (width * scale)}>
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
        {sizes.map(({ label, x, top, text }) => (
          <Leader key={label} d={`M${x.toFixed(1)} ${top.toFixed(1)}H262L300 ${text - 4}`} />
        ))}
        {sizes.map(({ label, size }) => (
          <Contour key={label} good={shape} scale={size} middle={middle} foot={foot} className={nestStyles.outline} />
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
