import type { Family } from './mass.ts'
import { type Curve, closed, type Point } from './pen.ts'

/** A spine with a half-width, which may differ on the two sides of it. */
export type Body = {
  readonly spine: Curve
  readonly half: (t: number, side: number) => number
  /** How far a stroke across bends round the form, as a part of the half-width. */
  readonly bow?: number
}

/** The profile of an ellipse at two; above, the ends grow blunt, below, slender. Raised to a power above one, pointed. */
export const oval = (t: number, fullness = 2) => Math.max(0, 1 - Math.abs(2 * t - 1) ** fullness) ** 0.5

/** The round shoulder with which a root or a sausage begins, `long` of its length. */
export const shoulder = (t: number, long = 0.12) => Math.sqrt(1 - (1 - Math.min(1, t / long)) ** 2)

/** The profile of what could be turned on a lathe, by its half-widths at even steps from end to end. */
export const turned =
  (...widths: readonly number[]) =>
  (t: number) => {
    const last = widths.length - 1
    const i = Math.min(last - 1, Math.floor(t * last))
    const at = (k: number) => widths[Math.max(0, Math.min(last, k))] ?? 0
    const [a, b, c, d, s] = [at(i - 1), at(i), at(i + 1), at(i + 2), t * last - i]
    return Math.max(0, b + (s / 2) * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a))))
  }

/** A spine from one place to another, sagging in between. */
export const rod =
  (x0: number, y0: number, x1: number, y1: number, sag = 0): Curve =>
  (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * Math.sin(Math.PI * t)]

/** A spine from one place to another, bent to its right by so many units. */
export const bent =
  (x0: number, y0: number, x1: number, y1: number, bow = 0): Curve =>
  (t) => {
    const [dx, dy] = [x1 - x0, y1 - y0]
    const out = (bow * Math.sin(Math.PI * t)) / Math.hypot(dx, dy)
    return [x0 + dx * t - dy * out, y0 + dy * t + dx * out]
  }

/** An upright ellipse about its middle, of which most fruits are made. */
export const ball = (x: number, y: number, width: number, height: number, bow = 0.2): Body => ({
  spine: rod(x, y - height, x, y + height),
  half: (t) => width * oval(t),
  bow,
})

const normal = (spine: Curve, t: number): { at: Point; along: Point; across: Point } => {
  const [a, b] = [spine(Math.max(0, t - 1e-3)), spine(Math.min(1, t + 1e-3))]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return { at: spine(t), along, across: [-along[1], along[0]] }
}

/** The place at `t` along the body and `v` across it, -1 and 1 being its edges. */
export function place({ spine, half, bow = 0 }: Body, t: number, v: number): Point {
  const { at, along, across } = normal(spine, t)
  const width = half(t, Math.sign(v))
  const bend = bow * width * Math.sqrt(Math.max(0, 1 - v * v)) * Math.min(1, 5 * t * (1 - t))
  return [at[0] + across[0] * width * v + along[0] * bend, at[1] + across[1] * width * v + along[1] * bend]
}

/** Down one side and up the other, by cosine, so that the poles are round. */
export const edge = (body: Body): Curve => {
  const flat = { ...body, bow: 0 }
  return (s) => place(flat, (1 - Math.cos(2 * Math.PI * s)) / 2, s < 0.5 ? -1 : 1)
}

export const outline = (body: Body, knots = 10, grain?: number) => closed(edge(body), knots, grain)

type Extent = { readonly from?: number; readonly to?: number; readonly reach?: number }

/** Strokes from edge to edge, as rings are round a barrel. */
export const across =
  (body: Body, count: number, { from = 0.02, to = 0.98, reach = 0.97 }: Extent = {}): Family =>
  () =>
    Array.from({ length: count }, (_, i) => {
      const t = from + ((to - from) * (i + 0.5)) / count
      return (s) => place(body, t, (2 * s - 1) * reach)
    })

/** Strokes from end to end, as staves make a barrel; they crowd towards the edges, as on a round thing. */
export const along =
  (body: Body, count: number, { from = 0.04, to = 0.96, reach = 0.95 }: Extent = {}, wave = 0): Family =>
  () =>
    Array.from({ length: count }, (_, i) => {
      const v = Math.sin(((2 * (i + 0.5)) / count - 1) * (Math.PI / 2)) * reach
      const uneven = ((i * 0.618) % 1) * 0.06
      return rib(body, v, from + uneven, to - (((i * 0.382) % 1) * 0.06 + uneven / 3), wave, i)
    })

/** One line from end to end: a rib, a seam, a vein. */
export const rib = (body: Body, v: number, from = 0.03, to = 0.97, wave = 0, phase = 0): Curve => {
  const flat = { ...body, bow: 0 }
  return (s) => {
    const t = from + (to - from) * s
    return place(flat, t, v + wave * Math.sin(t * 34 + phase * 2.1))
  }
}
