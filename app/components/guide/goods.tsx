import type { Shape } from '#app/catalogue/grades/types.ts'
import { engraved, type Good } from '../engraving/goods/goods.ts'
import { boxOf as bounds, flatten } from '../engraving/path.ts'
import { plateOf } from '../engraving/plate.ts'
import { type SmallGood, symbols } from '../engraving/symbol.ts'

const short = (value: number) => Number(value.toFixed(2))

const contoursOf = (good: Good) => engraved(good).strokes.filter(({ tool }) => tool === 'contour')

/** The good itself, without the ground it lies on, in units of its drawing. */
export function boxOf(good: Good) {
  const [left, top, right, bottom] = bounds(contoursOf(good).flatMap(({ d }) => flatten(d).flat()))
  return { left, top, width: right - left, height: bottom - top }
}

/** So moved that its upper left corner is the origin. */
function moved(good: Good) {
  const { left, top } = boxOf(good)
  return `translate(${short(-left)} ${short(-top)})`
}

type DrawnProps = { good: Good; scale: number; x?: number; y?: number; [data: `data-${string}`]: unknown }

/** Drawn in full within another drawing: the upper left corner of the good itself stands at its place. */
export function Drawn({ good, scale, x = 0, y = 0, ...data }: DrawnProps) {
  const { address, viewBox } = plateOf(good)
  const { left, top } = boxOf(good)
  return (
    <image
      href={address}
      x={short(x + (viewBox[0] - left) * scale)}
      y={short(y + (viewBox[1] - top) * scale)}
      width={short(viewBox[2] * scale)}
      height={short(viewBox[3] * scale)}
      {...data}
    />
  )
}

/** The outline of its body, which is the largest of them. */
function outlineOf(good: Good) {
  const area = ({ d }: { d: string }) => {
    const [left, top, right, bottom] = bounds(flatten(d).flat())
    return (right - left) * (bottom - top)
  }
  return contoursOf(good).toSorted((one, other) => area(other) - area(one))[0]?.d ?? ''
}

/** Its outline, so moved as the good itself. */
export function Contour({ good, className }: { good: Good; className: string | undefined }) {
  return <path className={className} d={outlineOf(good)} transform={moved(good)} />
}

const isSmall = (shape: Shape): shape is Shape & SmallGood => shape in symbols

/** How high a light drawing is; all are 60 units wide. */
export function lightHeight(shape: Shape) {
  if (!isSmall(shape)) return (60 * boxOf(shape).height) / boxOf(shape).width
  const [, top, , bottom] = bounds(flatten(symbols[shape]().outline).flat())
  return bottom - top
}

type LightProps = {
  shape: Shape
  /** How large it is shown, so that its lines are not. */
  scale?: number
}

/** With few lines, for places where it stands many times: about its middle. What has no light drawing is drawn in full. */
export function Light({ shape, scale = 1 }: LightProps) {
  if (!isSmall(shape)) {
    const [width, height] = [60 * scale, lightHeight(shape) * scale]
    return (
      <g transform={`scale(${Number((1 / scale).toFixed(4))})`}>
        <Drawn good={shape} scale={width / boxOf(shape).width} x={-width / 2} y={-height / 2} />
      </g>
    )
  }
  const { outline, strokes, tint } = symbols[shape]()
  return (
    <g fill="none" stroke="#1c1a17" strokeLinejoin="round">
      <path d={outline} fill={tint} strokeWidth={short(1.1 / scale)} />
      <path d={strokes} strokeWidth={short(0.7 / scale)} />
    </g>
  )
}

/** The outline of the light drawing. */
export function LightContour({ shape, className }: { shape: Shape; className: string | undefined }) {
  if (isSmall(shape)) return <path className={className} d={symbols[shape]().outline} />
  const { left, top, width, height } = boxOf(shape)
  return (
    <path
      className={className}
      d={outlineOf(shape)}
      transform={`scale(${short(60 / width)})translate(${short(-left - width / 2)} ${short(-top - height / 2)})`}
    />
  )
}
