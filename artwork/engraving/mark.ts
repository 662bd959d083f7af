import type { Mass } from './mass.ts'
import { following } from './path.ts'
import { type Point, pen, seeded, stroke } from './pen.ts'

/** Points as dots: a stroke of no length with round ends. */
function dotted(points: readonly Point[]) {
  const to = pen(1)
  for (const point of points) to.move(point)
  return to.d.replace(/[Mm][^Mm]+/g, '$&h0')
}

/** Pores, spots and grains: dots spread over the form, thinner where the light falls. */
export function speckled(form: Mass, count: number, { seed = 5, level = 2 } = {}) {
  const random = seeded(seed)
  const [left, top, right, bottom] = form.box
  const points: Point[] = []
  for (let tries = 0; points.length < count && tries < count * 30; tries++) {
    const point: Point = [left + (right - left) * random(), top + (bottom - top) * random()]
    if (form.holds(point) && form.light(point) <= level - random() * 0.6) points.push(point)
  }
  return dotted(points)
}

type Fringe = {
  readonly from?: number
  readonly to?: number
  /** How far the strokes lean along the line, as a part of their length. */
  readonly lean?: number
  readonly jitter?: number
  readonly seed?: number
  /** Equally long from end to end, instead of short at both. */
  readonly even?: boolean
}

/** Short strokes off each part of a line, to its right for a positive length: the shade in a fold, a furrow, beside a seam. */
export function fringe(d: string, count: number, length: number, options: Fringe = {}) {
  const { from = 0.02, to: end = 0.98, lean = 0.15, jitter = 0.35, seed = 3, even = false } = options
  const random = seeded(seed)
  const to = pen(0.5)
  for (const way of following(d))
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count
      const s = from + (end - from) * u
      const [x, y] = way(s)
      const [a, b] = [way(s - 0.01), way(s + 0.01)]
      const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const [tx, ty] = [(b[0] - a[0]) / run, (b[1] - a[1]) / run]
      const long = length * (1 - jitter * random()) * (even ? 1 : 0.35 + 0.65 * Math.sin(Math.PI * u))
      to.move([x, y])
      to.line([x + (-ty + tx * lean) * long, y + (tx + ty * lean) * long])
    }
  return to.d
}

/** The parts of a hand-drawn line that lie within a form, so that none overshoots it. */
export function within(form: Mass, ...paths: readonly string[]) {
  const to = pen()
  const steps = 120
  for (const way of paths.flatMap(following)) {
    const kept = Array.from({ length: steps + 1 }, (_, i) => form.holds(way(i / steps)))
    for (let start = 0; start <= steps; start++) {
      if (!kept[start]) continue
      let end = start
      while (kept[end + 1]) end++
      if (end - start > 2) stroke(to, (s) => way((start + (end - start) * s) / steps))
      start = end
    }
  }
  return to.d
}
