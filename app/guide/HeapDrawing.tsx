import { type HeapProps, heapOf, place, shade, sizeOf, step, turns } from '#app/features/figures/pile.ts'
import type { Shape } from '#content/schema/grades.ts'
import { Choices } from './Choices.tsx'
import type { HeapContent } from './content/figures/pile.ts'
import { Light } from './Engraving.tsx'
import styles from './HeapDrawing.module.css'

/** How far pieces lie over each other: bent ones reach further than their middle, large ones would hide their neighbors. */
const spreads: Partial<Record<Shape, number>> = { cashew: 2.36, peanut: 2.1, 'dried-apricot': 1.8, 'dried-fig': 2.38 }

type Props = Pick<HeapContent, 'id' | 'shape' | 'grades' | 'shown'> & {
  /** Of the count, which is its name. */
  told: string
  className: string | undefined
}

/** The heap at rest, and the canvas on which it is sorted. */
export function HeapDrawing({ id, shape, grades, shown, told, className }: Props) {
  const counts = grades.map(({ count }) => count)
  const count = counts[shown] ?? 1
  const spread = spreads[shape] ?? 2
  const size = sizeOf(count, count, spread)
  // Large pieces leave deep gaps in the face of the heap: behind them the shade lies further in.
  const dark = size < 2 ? shade() : 'M-350 0L0-290 350 0Z'
  const props = { name: id, counts, shown, spread }
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the count beside it is its name, and changes with it. */}
      <svg className={className} viewBox="-460 -420 920 442" role="img" aria-labelledby={told}>
        <defs>
          <pattern id={`${id}-shade`} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
            <path d="M0 1.5h3" stroke="#1c1a17" strokeWidth="1.1" />
          </pattern>
          <g id={id}>
            <Light good={shape} scale={size} />
          </g>
        </defs>
        <path d={dark} fill={`url(#${id}-shade)`} />
        <path d="M-440 4H455M-230 8H460M-50 12H450M90 16H440" stroke="#1c1a17" strokeWidth=".7" />
        <g data-heap={JSON.stringify(props)}>
          <Heap {...props} />
        </g>
      </svg>
      <canvas className={styles.canvas} hidden />
    </>
  )
}

const lying = Array.from({ length: turns }, (_, turn) => turn)

/** Every piece of the weight; another grade is sorted into its place by `heap.ts`. */
function Heap({ name, counts, shown, spread }: HeapProps) {
  const count = counts[shown] ?? 0
  const { size, pieces } = heapOf(count, count, spread)
  return (
    <g transform={`scale(${step})`}>
      <defs>
        <use id={`${name}-piece`} href={`#${name}`} transform={`scale(${size})`} />
        {lying.map((turn) => (
          <use
            key={turn}
            id={`${name}-${turn}`}
            href={`#${name}-piece`}
            transform={`rotate(${(turn * 360) / turns})`}
          />
        ))}
      </defs>
      {pieces.map((piece) => (
        <use key={piece.nth} href={`#${name}-${piece.turn}`} {...place(piece)} />
      ))}
    </g>
  )
}

type GradeProps = Pick<HeapContent, 'id' | 'grades' | 'shown'> & { legend: string; className: string | undefined }

/** The grades of a heap as radio buttons, each with what the sentences of the page say when it is chosen. */
export function GradeChoices({ id, grades, shown, legend, className }: GradeProps) {
  return (
    <Choices legend={legend} className={`${styles.grades} ${className}`}>
      {grades.map(({ label, each, says, product }, at) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            value={label}
            defaultChecked={at === shown}
            data-says={JSON.stringify(says)}
            data-row={product}
          />
          <b>{label}</b> <span>{each}</span>
        </label>
      ))}
    </Choices>
  )
}
