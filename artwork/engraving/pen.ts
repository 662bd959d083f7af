export type Point = readonly [x: number, y: number]

/** Anything that can be followed from 0 to 1. */
export type Curve = (s: number) => Point

export const between = ([ax, ay]: Point, [bx, by]: Point, s: number): Point => [ax + (bx - ax) * s, ay + (by - ay) * s]
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** Always the same numbers: the build is repeatable, and a drawing does not change with its neighbors. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** A sign or a second decimal point parts two numbers as well as a space does. */
const joined = (numbers: readonly string[]) =>
  numbers.reduce((text, next) => {
    const parted = text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text))
    return parted ? text + next : `${text} ${next}`
  }, '')

/**
 * Writes a path in as few characters as its grammar allows: relative, to a tenth of a unit, most of a drawing's
 * weight being here. What is rounded is the place, not the step, so that errors do not add up.
 */
export function pen(grain = 0.1) {
  const rounded = ([x, y]: Point): Point => [Math.round(x / grain), Math.round(y / grain)]
  const decimals = grain < 1 ? 1 : 0
  let d = ''
  let last = ''
  let at: Point = [0, 0]
  let start: Point = at

  function write(command: string, ...points: readonly Point[]) {
    const places = points.map(rounded)
    const steps = places.flatMap(([x, y]) => [x - at[0], y - at[1]])
    const numbers = joined(steps.map((step) => short(Number((step * grain).toFixed(decimals)))))
    if (command !== last || command === 'm') d += (d === '' ? 'M' : command) + numbers
    else d += numbers.startsWith('-') ? numbers : ` ${numbers}`
    last = command
    at = places.at(-1) ?? at
  }

  return {
    move(to: Point) {
      write('m', to)
      start = at
    },
    line: (to: Point) => write('l', to),
    quadratic: (control: Point, to: Point) => write('q', control, to),
    cubic: (first: Point, second: Point, to: Point) => write('c', first, second, to),
    close() {
      d += 'z'
      last = 'z'
      at = start
    },
    get d() {
      return d
    },
  }
}

const apart = (p: Point, a: Point, b: Point) => {
  const length = distance(a, b) || 1
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
}

const over = (a: Point, middle: Point, b: Point): Point => [
  2 * middle[0] - (a[0] + b[0]) / 2,
  2 * middle[1] - (a[1] + b[1]) / 2,
]

/** How far a curve is from being one bend between two of its places. */
function missed(curve: Curve, from: number, to: number) {
  const [a, b] = [curve(from), curve(to)]
  const bend = over(a, curve((from + to) / 2), b)
  return Math.max(
    ...[0.1, 0.22, 0.36, 0.64, 0.78, 0.9].map((s) =>
      distance(between(between(a, bend, s), between(bend, b, s), s), curve(from + (to - from) * s)),
    ),
  )
}

/** One stroke of the graver along a curve: straight where that is seen by nobody, otherwise as few bends as will do. */
export function stroke(to: ReturnType<typeof pen>, curve: Curve) {
  const [from, end] = [curve(0), curve(1)]
  to.move(from)
  if ([0.15, 0.3, 0.5, 0.7, 0.85].every((s) => apart(curve(s), from, end) < 0.5)) return to.line(end)
  let pieces = 1
  while (pieces < 16 && missed(curve, 0, 1 / pieces) > 1.3) pieces++
  for (let i = 0; i < pieces; i++) {
    const b = curve((i + 1) / pieces)
    to.quadratic(over(curve(i / pieces), curve((i + 0.5) / pieces), b), b)
  }
}

export function strokes(curves: readonly Curve[], grain?: number) {
  const to = pen(grain)
  for (const curve of curves) stroke(to, curve)
  return to.d
}

/** The closed line of a function, its tangents taken on both sides of a knot, so that a corner on a knot stays one. */
export function closed(curve: Curve, knots: number, grain?: number) {
  const to = pen(grain)
  const near = 1e-3
  const reach = 1 / knots / 3 / near
  const wrapped = (s: number) => curve(s - Math.floor(s))
  const tangent = (s: number, side: 1 | -1): Point => {
    const [x, y] = wrapped(s)
    const [nx, ny] = wrapped(s + side * near)
    return [x + (nx - x) * reach, y + (ny - y) * reach]
  }
  to.move(wrapped(0))
  for (let i = 0; i < knots; i++) {
    const [a, b] = [i / knots, (i + 1) / knots]
    to.cubic(tangent(a, 1), tangent(b, -1), wrapped(b))
  }
  to.close()
  return to.d
}

/** Points written as a hand would list them, `'12 40, 30 22!, …'`; a point with an exclamation mark is a corner. */
const listed = (text: string) =>
  text.split(',').map((entry) => {
    const [x, y] = entry.replace('!', '').trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new Error(`Not a point: "${entry}" in "${text}"`)
    return { at: [x, y] as Point, corner: entry.includes('!') }
  })

/** A line through the points, round except at the corners. */
export function through(text: string, { open = false, grain = 0.1 } = {}) {
  const points = listed(text)
  const count = points.length
  const point = (i: number) => {
    const found = points[open ? Math.max(0, Math.min(count - 1, i)) : (i + count) % count]
    if (!found) throw new Error('A line needs points')
    return found
  }
  const to = pen(grain)
  /** Where the line leaves a point towards one neighbor: a third of that way, in the direction of both. */
  const leaving = (i: number, side: 1 | -1): Point => {
    const { at, corner } = point(i)
    const [ahead, behind] = [point(i + side).at, point(i - side).at]
    const step = distance(at, ahead) / 3
    const whole = distance(behind, ahead)
    if (corner || whole === 0) return between(at, ahead, 1 / 3)
    return [at[0] + ((ahead[0] - behind[0]) * step) / whole, at[1] + ((ahead[1] - behind[1]) * step) / whole]
  }
  to.move(point(0).at)
  for (let i = 0; i < (open ? count - 1 : count); i++) to.cubic(leaving(i, 1), leaving(i + 1, -1), point(i + 1).at)
  if (!open) to.close()
  return to.d
}
