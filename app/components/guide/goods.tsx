import type { Shape } from '#app/catalogue/grades/types.ts'
import styles from '../engraving/Engraving.module.css'
import { engraved, everyGood, type Good } from '../engraving/goods/goods.ts'
import { boxOf as bounds, flatten } from '../engraving/path.ts'
import { shapes } from '../grades/shapes.ts'

/** What is graded by its size, or any other good that is drawn. */
type Drawable = Shape | Good

const isGood = (shape: string): shape is Good => (everyGood as string[]).includes(shape)

const strokesOf = (shape: Drawable) => {
  if (isGood(shape)) return engraved(shape).strokes
  const { outline, lines, fill } = shapes[shape]
  return [
    { tool: 'contour' as const, d: outline, tint: fill },
    ...(lines ? [{ tool: 'line' as const, d: lines }] : []),
  ]
}

const contours = (shape: Drawable) => strokesOf(shape).filter(({ tool }) => tool === 'contour')

/** The good itself, without the ground it lies on, in units of its drawing. */
export function boxOf(shape: Drawable) {
  const [left, top, right, bottom] = bounds(contours(shape).flatMap(({ d }) => flatten(d).flat()))
  return { left, top, width: right - left, height: bottom - top }
}

/** Its contour alone. */
export const contourOf = (shape: Drawable) => contours(shape)[0]?.d ?? ''

/** So moved that its upper left corner is the origin. */
const moved = (shape: Drawable) => {
  const { left, top } = boxOf(shape)
  return `translate(${Number((-left).toFixed(1))} ${Number((-top).toFixed(1))})`
}

/** Drawn with few lines, for places where it stands many times. Its strokes are scaled with it. */
export function Light({ shape }: { shape: Drawable }) {
  const { width, height } = boxOf(shape)
  const fine = Math.max(width, height) / 60
  return (
    <g transform={moved(shape)} fill="none" stroke="#1c1a17" strokeLinejoin="round">
      {strokesOf(shape)
        .filter(({ tool }) => tool !== 'hatch' && tool !== 'paper' && tool !== 'dot')
        .map(({ tool, d, tint }) => (
          <path key={d} d={d} fill={tint} strokeWidth={Number((fine * (tool === 'contour' ? 1.1 : 0.75)).toFixed(2))} />
        ))}
    </g>
  )
}

/** Drawn in full. */
export function Drawn({ shape }: { shape: Drawable }) {
  const [first, ...rest] = strokesOf(shape)
  const strokes = first && first.tool !== 'hatch' ? [first, ...rest] : rest
  return (
    <g className={styles.engraving} transform={moved(shape)}>
      {strokes.map(({ tool, d, tint }) => (
        <path key={d} d={d} fill={tint} className={tool === 'contour' ? undefined : styles[tool]} />
      ))}
    </g>
  )
}

/** The outline of a good, so moved as the good itself. */
export function Contour({ shape, className }: { shape: Drawable; className: string | undefined }) {
  return <path className={className} d={contourOf(shape)} transform={moved(shape)} />
}
