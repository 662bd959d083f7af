import { type Box, boxOf, flatten } from './path.ts'
import { type Curve, distance, type Point, pen, seeded, stroke } from './pen.ts'

/** From the upper left, and from before the sheet. */
const light = [-0.52, -0.62, 0.588] as const

/** What a closed outline encloses, taken as a swollen form. */
export type Mass = {
  readonly box: Box
  readonly holds: (point: Point) => boolean
  /** 1 where the light falls straight on the form, below 0 where it does not reach. */
  readonly light: (point: Point) => number
}

/** A closed line in about so many pieces, each as its middle and its length. */
function pieces(part: readonly Point[], count: number) {
  const ring = [...part, part[0] ?? ([0, 0] as const)]
  const steps = ring.slice(1).map((point, i) => ({ from: ring[i] ?? point, to: point }))
  const least = steps.reduce((sum, { from, to }) => sum + distance(from, to), 0) / count
  const found: number[] = []
  let begin = ring[0] ?? ([0, 0] as const)
  let length = 0
  for (const [i, { from, to }] of steps.entries()) {
    length += distance(from, to)
    if (length < least && i < steps.length - 1) continue
    if (length > 0) found.push((begin[0] + to[0]) / 2, (begin[1] + to[1]) / 2, length)
    begin = to
    length = 0
  }
  return found
}

export function mass(outline: string): Mass {
  const parts = flatten(outline)
  const box = boxOf(parts.flat())
  const [left, top, right, bottom] = box
  // Flat rows of numbers: a page of drawings asks a hundred thousand times.
  const sides = new Float64Array(
    parts.flatMap((part) => part.flatMap((point, i) => [...point, ...(part[(i + 1) % part.length] ?? point)])),
  )
  const side = (i: number) => sides[i] ?? 0
  const pulls = new Float64Array(parts.flatMap((part) => pieces(part, 80 / parts.length)))
  const pull = (i: number) => pulls[i] ?? 0
  return {
    box,
    holds([x, y]) {
      if (x < left || x > right || y < top || y > bottom) return false
      let inside = false
      for (let i = 0; i < sides.length; i += 4) {
        const ay = side(i + 1)
        const by = side(i + 3)
        if (ay > y === by > y) continue
        const ax = side(i)
        if (x < ((side(i + 2) - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      }
      return inside
    },
    light([x, y]) {
      // Every bit of the edge pulls the surface down towards itself, the nearer the more. Between two parallel edges
      // this is the half round of a cylinder, and it holds for any outline; π/2 is what a straight edge comes to.
      let [pullX, pullY, all] = [0, 0, 0]
      for (let i = 0; i < pulls.length; i += 3) {
        const dx = pull(i) - x
        const dy = pull(i + 1) - y
        const square = dx * dx + dy * dy || 1e-6
        const weight = pull(i + 2) / square
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

const samples = 60

/** What stays of a family of strokes: the parts inside the form that lie darker than the level. */
export function hatching(form: Mass, family: Family, level: number, options: Hatching = {}) {
  const { jitter = 0.06, lit = false, shortest = 6, grain = 0.5, seed = 7 } = options
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
