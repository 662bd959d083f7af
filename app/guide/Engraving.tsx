import { productOf } from '#app/catalogue/catalogue.ts'
import engravings from './engravings.generated.json' with { type: 'json' }

const { drawings, small } = engravings

/** What is drawn. */
export type Good = keyof typeof drawings

type Frame = { left: number; top: number; width: number; height: number }
/** The sheet, the good on it without the ground it lies on, the outline of its body, how far from its middle it is highest. */
type Drawing = { file: string; sheet: Frame; good: Frame; outline: string; peak: number }

export const engravingOf = (good: Good): Drawing => drawings[good]

export const addressOf = (good: Good) => `/assets/engravings/${drawings[good].file}`

type Small = {
  outline: string
  strokes: string
  tint: string
  height: number
  part?: { outline: string; tint: string }
}

export const smallOf = (good: Good): Small | undefined =>
  good in small ? small[good as keyof typeof small] : undefined

/** Goods whose drawing goes by another name. */
const others: Record<string, Good> = {
  'hot-chocolate': 'cocoa',
  'bok-choi': 'bok-choy',
}

/** What a product is drawn as, where it is. */
export function goodOf(product: string): Good | undefined {
  const { good } = productOf(product)
  return others[good] ?? (good in drawings ? (good as Good) : undefined)
}

const short = (value: number) => Number(value.toFixed(2))

/** A good as a picture: the words beside it say what it is. */
export function EngravedPicture({ good }: { good: Good }) {
  const { width, height } = engravingOf(good).sheet
  return <img src={addressOf(good)} width={width} height={height} alt="" loading="lazy" />
}

type EngravingProps = { good: Good; scale: number; x?: number; y?: number; [data: `data-${string}`]: unknown }

/** In full within another drawing: the upper left corner of the good itself stands at its place. */
export function Engraving({ good, scale, x = 0, y = 0, ...data }: EngravingProps) {
  const { sheet, good: own } = engravingOf(good)
  return (
    <image
      href={addressOf(good)}
      x={short(x + (sheet.left - own.left) * scale)}
      y={short(y + (sheet.top - own.top) * scale)}
      width={short(sheet.width * scale)}
      height={short(sheet.height * scale)}
      {...data}
    />
  )
}

type ContourProps = { good: Good; scale: number; middle: number; foot: number; className: string | undefined }

/** The outline of its body, standing on a foot. */
export function Contour({ good, scale, middle, foot, className }: ContourProps) {
  const { outline, good: own } = engravingOf(good)
  const [x, y] = [middle - (own.width * scale) / 2, foot - own.height * scale]
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(3)})`}>
      <path className={className} d={outline} transform={`translate(${short(-own.left)} ${short(-own.top)})`} />
    </g>
  )
}

/** How high a light drawing is; none is wider than 60 units. */
export function lightHeight(good: Good) {
  const { width, height } = engravingOf(good).good
  return smallOf(good)?.height ?? (60 * height) / width
}

type LightProps = {
  good: Good
  /** How large it is shown, so that its lines are not. */
  scale?: number
}

/** With few lines, for places where it stands many times: about its middle. What has no light drawing is drawn in full. */
export function Light({ good, scale = 1 }: LightProps) {
  const small = smallOf(good)
  if (!small) {
    const [width, height] = [60 * scale, lightHeight(good) * scale]
    return (
      <g transform={`scale(${Number((1 / scale).toFixed(4))})`}>
        <Engraving good={good} scale={width / engravingOf(good).good.width} x={-width / 2} y={-height / 2} />
      </g>
    )
  }
  return (
    <g fill="none" stroke="#1c1a17" strokeLinejoin="round">
      <path d={small.outline} fill={small.tint} strokeWidth={short(1.1 / scale)} />
      {small.part && <path d={small.part.outline} fill={small.part.tint} strokeWidth={short(0.7 / scale)} />}
      <path d={small.strokes} strokeWidth={short(0.7 / scale)} />
    </g>
  )
}

/** The outline of the light drawing. */
export function LightContour({ good, className }: { good: Good; className: string | undefined }) {
  const small = smallOf(good)
  if (small) return <path className={className} d={small.outline} />
  const { outline, good: own } = engravingOf(good)
  const middle = [own.left + own.width / 2, own.top + own.height / 2].map((at) => short(-at))
  return (
    <path
      className={className}
      d={outline}
      transform={`scale(${short(60 / own.width)})translate(${middle.join(' ')})`}
    />
  )
}
