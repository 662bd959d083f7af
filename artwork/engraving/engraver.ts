import { across, along, type Body, outline } from './body.ts'
import { type Family, hatching, mass } from './mass.ts'
import { type Box, boxOf, flatten } from './path.ts'
import { distance, pen } from './pen.ts'

/** The tools of one hand, by what they cut; `seam` parts the cuts of an animal, `paper` has the color of the sheet, for dark goods. */
type Tool = 'contour' | 'line' | 'hatch' | 'cleft' | 'dot' | 'seam' | 'paper'

export type Stroke = {
  readonly tool: Tool
  readonly d: string
  /** What the outline is filled with: the one flat color of the good. */
  readonly tint?: string
}

export type Drawing = {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number]
  readonly strokes: readonly Stroke[]
  /** What outlines of other sizes show, where that is not the outline of the body. */
  readonly edge?: string | undefined
}

export const line = (...paths: readonly string[]): Stroke => ({ tool: 'line', d: paths.join('') })
export const hatch = (...paths: readonly string[]): Stroke => ({ tool: 'hatch', d: paths.join('') })
export const cleft = (...paths: readonly string[]): Stroke => ({ tool: 'cleft', d: paths.join('') })
export const dots = (...paths: readonly string[]): Stroke => ({ tool: 'dot', d: paths.join('') })
export const paper = (...paths: readonly string[]): Stroke => ({ tool: 'paper', d: paths.join('') })

/** One set of strokes, and how dark the form must be for them to stay. */
export type Shade = readonly [family: Family, level: number, options?: Parameters<typeof hatching>[3]]

/** What the light leaves dark on a form that has no line of its own: a muscle under the skin. */
export function shade(d: string, ...shades: readonly Shade[]): Stroke[] {
  const swollen = mass(d)
  return shades.map(([family, level, options]) => ({
    tool: options?.lit ? 'paper' : 'hatch',
    d: hatching(swollen, family, level, options),
  }))
}

/** An outline in its tint, shaded. */
export const form = (d: string, tint: string, ...shades: readonly Shade[]): Stroke[] => [
  { tool: 'contour', d, tint },
  ...shade(d, ...shades),
]

/** The shade of a plain round body: rings, rings between them in the dark, and crossed in the deepest. */
export function rounded(
  body: Body,
  tint: string,
  { gap = 4, level = 0.36, knots = 10, crossed = true } = {},
): Stroke[] {
  const count = Math.round(lengthOf(body) / gap)
  return form(
    outline(body, knots),
    tint,
    [across(body, count), level],
    [across(body, count - 1, { from: 0.02 + 0.48 / count, to: 0.98 - 0.48 / count }), level - 0.32, { jitter: 0.04 }],
    ...(crossed ? [[along(body, Math.round(count / 2.4)), level - 0.62, { jitter: 0.04, seed: 11 }] as const] : []),
  )
}

/** The shade of a ribbed or fibrous body: strokes from end to end. */
export function staved(body: Body, tint: string, { staves = 26, level = 0.4, wave = 0, knots = 10 } = {}): Stroke[] {
  return form(
    outline(body, knots),
    tint,
    [along(body, staves, {}, wave), level, { jitter: 0.14 }],
    [along(body, staves - 1, { from: 0.06, to: 0.95 }), level - 0.36],
  )
}

const lengthOf = ({ spine }: Body) =>
  Array.from({ length: 12 }, (_, i) => distance(spine(i / 12), spine((i + 1) / 12))).reduce((a, b) => a + b)

/** What the good lies on: a few lines, each farther to the right than the one above. */
function ground([left, , right, bottom]: Box, lines: number, on = bottom): Stroke {
  const to = pen(1)
  const wide = right - left
  for (let i = 0; i < lines; i++) {
    const y = on - 1 + i * 3.4
    to.move([left + wide * (0.16 + 0.1 * i + 0.06 * (i % 2)), y])
    to.line([right + wide * (0.05 + 0.03 * i - 0.07 * (i % 2)) - (i === lines - 1 ? wide * 0.14 : 0), y])
  }
  return hatch(to.d)
}

/** Room for the contour, which is not scaled with the drawing. */
const margin = 2

type Sheet = {
  /** How many lines of ground lie under the good. */
  readonly lines?: number
  /** Where the ground begins, if not at the lowest point: a root's tail lies on it. */
  readonly on?: number
  readonly edge?: string
}

export function drawing(
  strokes: readonly (Stroke | readonly Stroke[])[],
  { lines = 4, on, edge }: Sheet = {},
): Drawing {
  const good = strokes.flat()
  const standing = boxOf(good.filter(({ tool }) => tool === 'contour').flatMap(({ d }) => flatten(d).flat()))
  const all = merged([ground(standing, lines, on), ...good].filter(({ d }) => d !== ''))
  const [left, top, right, bottom] = boxOf(all.flatMap(({ d }) => flatten(d).flat()))
  const [x, y] = [Math.floor(left - margin), Math.floor(top - margin)]
  return {
    viewBox: [x, y, Math.ceil(right + margin) - x, Math.ceil(bottom + margin) - y],
    strokes: all,
    edge,
  }
}

/** Neighbors of one tool become one path. */
function merged(strokes: readonly Stroke[]) {
  const all: Stroke[] = []
  for (const next of strokes) {
    const last = all.at(-1)
    if (last && last.tool === next.tool && !last.tint && !next.tint)
      all[all.length - 1] = { ...last, d: last.d + next.d }
    else all.push(next)
  }
  return all
}
