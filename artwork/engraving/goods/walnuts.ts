import { type Body, outline, oval, rib, rod } from '../body.ts'
import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { between, type Curve, closed, distance, type Point, seeded, strokes, through } from '../pen.ts'

/**
 * The creases between the folds: in which direction one leaves the middle, in degrees from the right, how high on the seam it
 * begins, from where to where it runs on that way, how far it winds and where it begins to. No two are a pair.
 */
const creases = [
  [-68, 40, 0.36, 1, 6, 0.1],
  [-44, 58, 0.02, 1, 9, 0.46],
  [-24, 70, 0.44, 0.94, 8, 0.95],
  [-14, 92, 0.02, 1, 9, 0.3],
  [6, 106, 0.4, 1, 8, 0.75],
  [22, 128, 0.02, 0.82, 10, 0.1],
  [36, 150, 0.3, 1, 8, 0.6],
  [54, 166, 0.02, 1, 8, 0.02],
  [72, 190, 0.24, 1, 4, 0.5],
  [-108, 40, 0.3, 1, 5, 0.6],
  [-126, 56, 0.4, 0.94, 8, 0.15],
  [-144, 74, 0.12, 1, 9, 0.66],
  [-162, 94, 0.46, 1, 8, 0.3],
  [178, 112, 0.02, 0.86, 10, 0.1],
  [164, 132, 0.36, 1, 8, 0.7],
  [146, 150, 0.02, 1, 10, 0.38],
  [128, 172, 0.36, 1, 6, 0.9],
  [108, 194, 0.02, 1, 5, 0.5],
] as const

/** Side creases: of which of those, where one leaves it, in which direction, and how much of the way to the edge it runs. */
const forks = [
  [1, 0.4, -62, 0.6],
  [3, 0.5, -30, 0.62],
  [5, 0.3, 10, 0.5],
  [7, 0.45, 44, 0.6],
  [11, 0.5, -134, 0.6],
  [13, 0.4, -170, 0.56],
  [15, 0.42, 156, 0.6],
  [17, 0.4, 118, 0.5],
] as const

/** Where the edge is in a direction: dented where a crease comes out, deepest where the lobes part. */
const onEdge = (degrees: number): Point => {
  const dent = (at: number, wide: number) => Math.exp(-(((((degrees - at + 540) % 360) - 180) / wide) ** 2))
  const dents = creases.reduce((sum, [at, , , to]) => sum + (to === 1 ? dent(at, 4) : 0), 0)
  const angle = (degrees * Math.PI) / 180
  const far =
    1 - 0.06 * dents - 0.2 * dent(-92, 8) - 0.04 * dent(-92, 24) + 0.05 * dent(87, 7) + 0.02 * Math.sin(3 * angle + 1)
  return [119 + 104 * far * Math.cos(angle), 124 + 112 * far * Math.sin(angle)]
}

/** What is left of the wall that stood between the lobes. */
const seam = through(
  '117 36!, 116 54, 109 72, 114 92, 121 112, 119 136, 126 160, 126 190, 122 222!, 122 190, 121 160, 114 136, 117 112, 109 92, 104 72, 113 52',
)

const crease = ([degrees, y, from, to, wind, phase]: (typeof creases)[number]): Curve => {
  const [start, end] = [[116, y] as const, onEdge(degrees)]
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const long = Math.hypot(dx, dy)
  return (s) => {
    const t = from + (to - from) * s
    const off =
      (wind * Math.sin(2 * Math.PI * (1.7 * t + phase)) * Math.sqrt(Math.max(0, Math.sin(Math.PI * t)))) / long
    return [start[0] + dx * t - dy * off, start[1] + dy * t + dx * off]
  }
}

/** Half of a kernel from its round side; the darker the skin, the closer the strokes. */
const half = (skin: string, ridge: string, gap: number) => () => {
  const edge = closed((s) => onEdge(360 * s - 92), 48, 1)
  const whole = mass(edge)
  const main = creases.map(crease)
  const side = forks.map(([of, at, degrees, reach]): Curve => {
    const [begin, ahead] = [at, at + 0.16].map((s) => main[of]?.(s) ?? onEdge(degrees)) as [Point, Point]
    const end = between(begin, onEdge(degrees), reach)
    return (s) => between(between(begin, ahead, s), between(ahead, end, s), s)
  })
  const drawn = (way: Curve, count: number) => {
    const points = Array.from({ length: count + 1 }, (_, i) => way(i / count))
    return through(points.map((point) => point.map(Math.round).join(' ')).join(), { open: true, grain: 1 })
  }
  /** Towards the light from a crease, the fold above it turns away: the more so, the longer. */
  const shades = [...main, ...side].flatMap((way, nth) => {
    const random = seeded(nth + 3)
    const count = Math.round((1.7 * distance(way(0), way(1))) / gap)
    return Array.from({ length: count }, (_, i): Curve[] => {
      const u = (i + 0.5) / count
      const [[x, y], a, b] = [way(u), way(u - 0.03), way(u + 0.03)]
      const faces = Math.abs(0.85 * (b[0] - a[0]) - 0.5 * (b[1] - a[1])) / distance(a, b)
      const long = faces * (9 + 8 * random()) * (0.4 + 0.6 * Math.sin(Math.PI * u))
      const end: Point = [x - 0.5 * long, y - 0.85 * long]
      return long > 4 && whole.holds(end) ? [(s) => between([x, y], end, s)] : []
    }).flat()
  })
  return drawing([
    form(edge, skin, [parallel(24, gap * 1.4, 0.1), 0.1]),
    line(...main.map((way) => drawn(way, 6)), ...side.map((way) => drawn(way, 2))),
    hatch(strokes(shades, 1)),
    form(seam, ridge),
  ])
}

export const walnuts = {
  'walnut-extra-light': half('#ecd8ab', '#f4e6c4', 5),
  'walnut-half': half('#d6b277', '#ecd9ad', 4.6),
  'walnut-light-amber': half('#b98a4f', '#d3b07e', 4.3),
  'walnut-amber': half('#8f5f33', '#b58756', 4.1),
  'walnut-in-shell': () => {
    const body: Body = { spine: rod(120, 6, 122, 230), half: (t) => 98 * oval(t, 2.2) * (0.96 + 0.08 * t), bow: 0.2 }
    const furrows = [
      'M62 40c14 22-6 34 4 56s-14 30-6 56 4 30 14 46',
      'M92 24c6 26-10 40 0 66s-8 40 2 66 0 30 6 52',
      'M36 84c10 14 0 30 8 48',
      'M66 96c14-4 20 4 28 0M60 152c14-6 24 2 34 2',
      'M150 22c-4 28 12 40 2 68s12 44 0 70 2 34-6 54',
      'M182 44c-12 24 8 40-2 62s12 34 2 60-4 22-12 34',
      'M206 90c-8 16 2 30-6 50',
      'M152 90c12 4 18-4 28 2M152 160c12-6 20 2 30-2',
    ]
    return drawing([
      form(outline(body, 12), '#c59a63', [parallel(8, 5, 0.14), 0.3], [parallel(8, 5, 0.14), -0.04, { seed: 9 }]),
      line(...furrows),
      hatch(...furrows.map((furrow, i) => fringe(furrow, 17, i < 4 ? -9 : 9))),
      line(strokes([rib(body, -0.06, 0.01, 0.99), rib(body, 0.08, 0.01, 0.99)])),
      cleft('M121 8c-4 60-3 150 1 220'),
    ])
  },
  pecan: () => {
    const body: Body = { spine: rod(10, 78, 300, 74), half: (t) => 66 * oval(t, 2.3), bow: 0.1 }
    const skin = through(
      '10 78, 22 50, 52 30, 92 22, 116 12, 152 16, 190 10, 226 18, 258 28, 288 50, 300 76, 290 102, 262 124, 224 134, 190 142, 152 136, 114 142, 80 132, 46 124, 20 104',
    )
    const whole = mass(skin)
    const grooves = [
      'M22 78c40-10 70 6 110 0s100-8 156-2',
      'M34 54c40-10 60 8 100 2s80-8 142 4',
      'M36 102c40 8 66-6 104-2s80 8 136-4',
      'M62 36c40-2 60 8 92 4s60-4 94 4',
      'M66 122c34 0 60-6 90-4s60 4 90-2',
    ]
    return drawing([
      form(skin, '#b9784a', [parallel(6, 5, 0.1), 0.28], [parallel(6, 5, 0.1), -0.04, { seed: 9 }]),
      line(within(whole, ...grooves)),
      cleft(grooves[0] ?? ''),
      hatch(
        ...grooves.map((groove, i) => fringe(groove, 36, i === 0 ? 12 : 9)),
        fringe(strokes([rib(body, 0.02, 0.06, 0.94)]), 30, -7),
      ),
    ])
  },
}
