import { along, type Body, place, rib } from './body.ts'
import { form, line, type Shade, type Stroke } from './engraver.ts'
import { type Curve, closed, strokes } from './pen.ts'

type Leaf = {
  readonly spine: Curve
  readonly half: (t: number) => number
  readonly tint: string
  /** How many teeth or lobes a margin has, and how deep they are cut, as a part of the half-width. */
  readonly teeth?: number
  readonly depth?: number
  /** Pointed teeth are sharp forward, others are waves. */
  readonly sharp?: boolean
  readonly veins?: number
  /** How far the side veins run forward, as a part of the length. */
  readonly rake?: number
  readonly level?: number
}

/** A leaf: midrib, side veins that run forward, shade along it on the side that turns away. */
export function leaf({
  spine,
  half,
  tint,
  teeth = 0,
  depth = 0.1,
  sharp = false,
  veins = 6,
  rake = 0.16,
  level = 0.3,
}: Leaf): Stroke[] {
  const cut = (t: number) => {
    const phase = (t * teeth) % 1
    const wave = sharp ? phase : Math.abs(Math.sin(phase * Math.PI)) ** 0.7
    return teeth === 0 ? 1 : 1 - depth * (1 - wave)
  }
  const flat: Body = { spine, half }
  const margin: Curve = (s) => {
    // By cosine the ends come out round; teeth want even steps, so that each tip is a knot.
    const t = teeth === 0 ? (1 - Math.cos(2 * Math.PI * s)) / 2 : s < 0.5 ? 2 * s : 2 - 2 * s
    return place(flat, t, (s < 0.5 ? -1 : 1) * cut(t))
  }
  const veined = Array.from({ length: veins }, (_, i) => {
    const t = 0.08 + (0.84 * i) / veins
    return [-1, 1].map((side): Curve => {
      const begin = t + (side > 0 ? 0.02 : 0)
      return (s) => place(flat, Math.min(0.99, begin + rake * s ** 1.2), side * 0.86 * s)
    })
  }).flat()
  const shades: Shade[] = [[along(flat, 15), level, { jitter: 0.3 }]]
  const outline = closed(margin, teeth > 0 ? teeth * 4 : 12, 0.5)
  return [
    ...form(outline, tint, ...shades),
    line(strokes([rib(flat, 0, 0, 0.96)])),
    { tool: 'hatch', d: strokes(veined, 0.5) },
  ]
}
