import { type Box, boxOf, flatten } from './path.ts'
import { between, type Curve, distance, type Point, pen, seeded, stroke } from './pen.ts'

/** From the upper left, and from before the sheet. */
const light = [-0.52, -0.62, 0.588] as const

/** What a closed outline encloses, taken as a swollen form. */
export type Mass = {
  readonly box: Box
  readonly holds: (point: Point) => boolean
  /** 1 where the light falls straight on the form, below 0 where it does not reach. */
  readonly light: (point: Point) => number
}

export function mass(outline: string): Mass {
  const parts = flatten(outline)
  const sides = parts.flatMap((part) => part.map((point, i) => [point, part[(i + 1) % part.length] ?? point] as const))
  const edges = sides
    .map(([a, b]) => ({ middle: between(a, b, 0.5), length: distance(a, b) }))
    .filter(({ length }) => length > 0)
  return {
    box: boxOf(parts.flat()),
    holds([x, y]) {
      let inside = false
      for (const [[ax, ay], [bx, by]] of sides)
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      return inside
    },
    light([x, y]) {
      // Every bit of the edge pulls the surface down towards itself, the nearer the more. Between two parallel edges
      // this is the half round of a cylinder, and it holds for any outline; π/2 is what a straight edge comes to.
      let [pullX, pullY, all] = [0, 0, 0]
      for (const { middle, length } of edges) {
        const [dx, dy] = [middle[0] - x, middle[1] - y]
        const square = dx * dx + dy * dy || 1e-6
        const weight = length / square
        const far = Math.sqrt(square)
        pullX += (weight * dx) / far
        pullY += (weight * dy) / far
        all += weight
      }
      const [nx, ny] = [(pullX / all) * (Math.PI / 2), (pullY / all) * (Math.PI / 2)]
      const steep = Math.hypot(nx, ny)
      const over = steep > 1 ? 1 / steep : 1
      return nx * over * light[0] + ny * over * light[1] + Math.sqrt(Math.max(0, 1 - steep * steep)) * light[2]
    },
  }
}

/** Strokes laid over a form before the light decides what stays of them. */
export type Family = (form: Mass) => readonly Curve[]

/** Parallel strokes, slanting by degrees; `bow` bends them all. */
export const parallel =
  (degrees: number, gap: number, bow = 0): Family =>
  ({ box: [left, top, right, bottom] }) => {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
    const reach = Math.hypot(right - left, bottom - top) / 2
    const count = Math.floor((2 * reach) / gap)
    return Array.from({ length: count }, (_, i) => (s: number) => {
      const u = (2 * s - 1) * reach
      const v = (i + 0.5) * gap - reach + bow * reach * (1 - (u / reach) ** 2)
      return [cx + u * cos - v * sin, cy + u * sin + v * cos]
    })
  }

/** Rings about a point, squeezed in height. */
export const rings =
  (x: number, y: number, gap: number, squeeze = 1): Family =>
  ({ box: [left, top, right, bottom] }) => {
    const reach = Math.max(
      ...[left, right].flatMap((cx) => [top, bottom].map((cy) => Math.hypot(cx - x, (cy - y) / squeeze))),
    )
    return Array.from({ length: Math.floor(reach / gap) }, (_, i) => (s: number) => {
      const angle = s * 2 * Math.PI
      const radius = (i + 1) * gap
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle) * squeeze]
    })
  }

/** Rays from a point, between two distances. */
export const rays =
  (x: number, y: number, count: number, from: number, to: number, squeeze = 1): Family =>
  () =>
    Array.from({ length: count }, (_, i) => (s: number) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI
      const radius = from + (to - from) * s
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle) * squeeze]
    })

type Hatching = {
  /** How unevenly the lines end. */
  readonly jitter?: number
  /** On a dark form the light is engraved, not the shade. */
  readonly lit?: boolean
  readonly shortest?: number
  readonly grain?: number
  readonly seed?: number
}

const samples = 72

/** What stays of a family of strokes: the parts inside the form that lie darker than the level. */
export function hatching(form: Mass, family: Family, level: number, options: Hatching = {}) {
  const { jitter = 0.06, lit = false, shortest = 4, grain = 1, seed = 7 } = options
  const random = seeded(seed)
  const to = pen(grain)
  for (const curve of family(form)) {
    const bound = level + (random() - 0.5) * 2 * jitter
    const kept = Array.from({ length: samples + 1 }, (_, i) => {
      const point = curve(i / samples)
      return form.holds(point) && form.light(point) < bound !== lit
    })
    for (let start = 0; start <= samples; start++) {
      if (!kept[start]) continue
      let end = start
      while (kept[end + 1]) end++
      const [a, b] = [start / samples, end / samples]
      if (distance(curve(a), curve(b)) + distance(curve(a), curve((a + b) / 2)) > 1.5 * shortest)
        stroke(to, (s) => curve(a + (b - a) * s))
      start = end
    }
  }
  return to.d
}
