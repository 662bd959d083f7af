import { between, type Curve, distance, type Point } from './pen.ts'

const values: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, z: 0 }

/** The corners of a path, curves taken in steps: one list for each of its parts. */
export function flatten(d: string, steps = 8): Point[][] {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? []
  const parts: Point[][] = []
  let part: Point[] = []
  let at: Point = [0, 0]
  let start: Point = at
  let handle: Point | undefined
  let command = ''

  const curve = (...controls: Point[]) => {
    const all = [at, ...controls]
    for (let i = 1; i <= steps; i++) {
      let row = all
      while (row.length > 1) row = row.slice(1).map((point, k) => between(row[k] ?? point, point, i / steps))
      if (row[0]) part.push(row[0])
    }
  }

  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? ''
    if (/[a-z]/i.test(token)) {
      command = token
      i++
    }
    const kind = command.toLowerCase()
    const count = values[kind]
    if (count === undefined) throw new Error(`A path has "${command}", which is not read here: ${d}`)
    const base: Point = command === kind ? at : [0, 0]
    const numbers = tokens.slice(i, i + count).map(Number)
    const point = (k: number): Point => [(numbers[k] ?? 0) + base[0], (numbers[k + 1] ?? 0) + base[1]]
    i += count
    let next: Point = at
    let nextHandle: Point | undefined
    if (kind === 'm') {
      next = point(0)
      start = next
      part = [next]
      parts.push(part)
      command = command === 'm' ? 'l' : 'L'
    } else if (kind === 'z') next = start
    else if (kind === 'h') next = [(numbers[0] ?? 0) + base[0], at[1]]
    else if (kind === 'v') next = [at[0], (numbers[0] ?? 0) + base[1]]
    else next = point(count - 2)
    if (kind === 'c') curve(point(0), point(2), next)
    else if (kind === 's') curve(handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at, point(0), next)
    else if (kind === 'q') curve(point(0), next)
    else if (kind !== 'm') part.push(next)
    if (kind === 'c') nextHandle = point(2)
    if (kind === 's') nextHandle = point(0)
    handle = nextHandle
    at = next
  }
  return parts
}

export type Box = readonly [left: number, top: number, right: number, bottom: number]

export const boxOf = (points: readonly Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

/** The parts of a path, each followed at an even pace. */
export const following = (d: string): Curve[] => flatten(d).map(paced)

function paced(points: readonly Point[]): Curve {
  const far = [0]
  for (let i = 1; i < points.length; i++)
    far.push((far[i - 1] ?? 0) + distance(points[i - 1] ?? [0, 0], points[i] ?? [0, 0]))
  const whole = far.at(-1) ?? 0
  return (s) => {
    const want = Math.max(0, Math.min(1, s)) * whole
    const i = Math.max(
      1,
      far.findIndex((passed) => passed >= want),
    )
    const [before, after] = [far[i - 1] ?? 0, far[i] ?? 0]
    return between(
      points[i - 1] ?? [0, 0],
      points[i] ?? [0, 0],
      after > before ? (want - before) / (after - before) : 0,
    )
  }
}
