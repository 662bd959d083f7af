import { type Body, bent, outline, place, rib } from './body.ts'
import { form, line, type Stroke } from './engraver.ts'
import { type Curve, type Point, pen, strokes } from './pen.ts'

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
  /** How many strokes of shade each half has, before the light takes some. */
  readonly shades?: number
  readonly level?: number
}

/** Up one side and down the other, tooth by tooth: one bend out to its tip, one line back in. */
function toothed(body: Body, teeth: number, depth: number, sharp: boolean) {
  const to = pen(0.5)
  const tip = sharp ? 0.86 : 0.5
  const at = (side: number, t: number, v: number): Point => place(body, Math.min(1, Math.max(0, t)), side * v)
  to.move(at(-1, 0, 1))
  for (const side of [-1, 1])
    for (let i = 0; i < teeth; i++) {
      const step = (part: number) => (side < 0 ? i + part : teeth - i - part) / teeth
      const [outward, inward] = [side < 0 ? tip : 1 - tip, 1]
      const cut = i === teeth - 1 && side < 0 ? 1 : 1 - depth
      if (sharp) {
        if (side < 0) to.quadratic(at(side, step(0.4), 1.02), at(side, step(outward), 1))
        else to.line(at(side, step(outward), 1))
        if (side < 0) to.line(at(side, step(inward), cut))
        else to.quadratic(at(side, step(0.6), 1.02), at(side, step(inward), i === teeth - 1 ? 1 : cut))
      } else to.quadratic(at(side, step(0.5), 1 + depth), at(side, step(1), 1 - depth))
    }
  to.close()
  return to.d
}

/** A leaf: midrib, side veins that run forward, and shade between them where it turns away from the light. */
export function leaf({
  teeth = 0,
  depth = 0.1,
  sharp = false,
  veins = 6,
  rake = 0.16,
  shades = 26,
  level = 0.2,
  ...rest
}: Leaf): Stroke[] {
  const flat: Body = { spine: rest.spine, half: rest.half }
  /** Lines from the midrib to both margins. */
  const forward = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = 0.08 + (0.84 * i) / count
      return [-1, 1].map((side): Curve => {
        const begin = t + (side > 0 ? 0.02 : 0)
        return (s) => place(flat, Math.min(0.99, begin + rake * s ** 1.2), side * reach * s)
      })
    }).flat()
  const margin = teeth === 0 ? outline(flat, 10, 0.5) : toothed(flat, teeth, depth, sharp)
  return [
    ...form(margin, rest.tint, [() => forward(shades, 0.94), level, { jitter: 0.3 }]),
    line(strokes([rib(flat, 0, 0, 0.96)])),
    { tool: 'hatch', d: strokes(forward(veins, 0.86), 1) },
  ]
}

type Blade = Partial<Pick<Leaf, 'tint' | 'teeth' | 'veins'>> & { readonly bow?: number }

/** A pointed leaf of a sprig, from its stem to its tip. */
export const blade = (x: number, y: number, tipX: number, tipY: number, wide: number, options: Blade = {}) => {
  const { tint = '#9db077', teeth = 0, bow = 8, veins = 5 } = options
  return leaf({
    spine: bent(x, y, tipX, tipY, bow),
    half: (t) => 1.9 * wide * Math.sqrt(t) * (1 - t) ** 0.85,
    tint,
    teeth,
    depth: 0.16,
    sharp: true,
    veins,
    rake: 0.18,
    shades: wide > 30 ? 16 : 9,
  })
}
