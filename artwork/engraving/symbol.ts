import { type Body, outline, place } from './body.ts'
import { coffee } from './goods/beverages.ts'
import { apricotEdge, dateEdge, pumpkinSeed } from './goods/dried.ts'
import { almond, cashew, hazelnut, peanut, pistachio } from './goods/nuts.ts'
import { prawn, shield, shrimp } from './goods/seafood.ts'
import { boxOf, flatten, following } from './path.ts'
import { type Curve, closed, pen, strokes, through } from './pen.ts'

/** A good that is drawn by the hundred: about its middle, 60 units wide or less, contour and a few strokes. */
export type Small = { readonly outline: string; readonly strokes: string; readonly tint: string }

const width = 60

/** Half a unit is a fifth of a pixel at the size of a pile. */
const grain = 0.5

/** Brings a drawing to its middle and its width; both paths are read in its own units. */
const small = (...drawn: readonly [edge: string, inside: string, tint: string, ...knots: readonly number[]]) =>
  sized(width, ...drawn)

function sized(wide: number, edge: string, inside: string, tint: string, ...knots: readonly number[]): Small {
  const [left, top, right, bottom] = boxOf(flatten(edge).flat())
  const size = wide / (right - left)
  const placed =
    (curve: Curve): Curve =>
    (s) => {
      const [x, y] = curve(s)
      return [(x - (left + right) / 2) * size, (y - (top + bottom) / 2) * size]
    }
  return {
    outline: following(edge)
      .map((part, i) => closed(placed(part), knots[i] ?? (i === 0 ? 8 : 4), grain))
      .join(''),
    strokes: strokes(following(inside).map(placed), grain),
    tint,
  }
}

/** Strokes from the edge inwards, by how far along the body they stand and how far in they reach. */
function nicks(body: Body, side: 1 | -1, marks: readonly (readonly [t: number, to: number])[]) {
  const to = pen()
  for (const [t, reach] of marks) {
    to.move(place({ ...body, bow: 0 }, t, 0.94 * side))
    to.line(place(body, t, reach * side))
  }
  return to.d
}

const even = (from: number, to: number, count: number, reach: number) =>
  Array.from({ length: count }, (_, i) => [from + ((to - from) * i) / (count - 1), reach + 0.12 * (i % 2)] as const)

const fan = 'M67 158L92 196 44 216 22 184z'

/** The edges of the plates of a shell. */
const plates = (body: Body, from: number) =>
  strokes(
    [0, 1, 2, 3].map((k) => (s: number) => place(body, from + k * 0.18, 1.9 * s - 0.95)),
    1,
  )

export const symbols = {
  cashew: () =>
    small(
      outline(cashew, 9),
      nicks(cashew, 1, even(0.18, 0.62, 4, 0.28)) + nicks(cashew, -1, even(0.76, 0.92, 3, 0.3)),
      '#f0dcb4',
      10,
    ),
  almond: () =>
    small(
      outline(almond, 8),
      'M60 108c60 30 140 36 200 10M70 96c70 14 140 14 206-2M110 132c40 10 90 12 130-2',
      '#d9a873',
    ),
  pistachio: () =>
    small(
      outline(pistachio, 8),
      'M14 104c80 12 170 14 264-12M14 104c80-2 180-8 264-12M110 156l4-20M140 164l4-22M170 166l4-22M200 160l4-22',
      '#e3c99b',
    ),
  peanut: () =>
    small(
      outline(peanut, 8),
      'M40 122c50 22 110 24 160 6M70 138c36 12 76 12 110 2M256 84c-20-14-44-24-72-28M252 94c-16-2-34-4-52-2M258 82c4 10 2 20-6 28',
      '#c27a55',
    ),
  hazelnut: () =>
    small(
      outline(hazelnut, 8),
      'M152 190c20-30 30-70 22-110M180 176c16-24 20-54 16-80M120 8c-6 40-6 70-2 96',
      '#bd7f48',
    ),
  shrimp: () =>
    small(
      `${outline(shrimp, 12)}${fan}`,
      `${plates(shrimp, 0.16)}${nicks(shrimp, -1, even(0.1, 0.86, 11, 0.4))}M186 128c18 12 56 12 76 2M62 172l-18 28M74 172l-2 26`,
      '#e9a68a',
      12,
    ),
  prawn: () =>
    small(
      `${outline(prawn, 12)}${fan}${shield}`,
      `${plates(prawn, 0.26)}${nicks(prawn, -1, even(0.32, 0.86, 8, 0.4))}M214 30C200 60 200 90 212 114M240 116l-6 40 12 50M262 118l6 36 16 40M284 112l18 30 16 30M322 88c40 24 44 74 10 124M304 78l14 8M304 86l14-8M311 74v16M226 104l7 14M246 106l8 14M266 102l9 13M284 94l9 11M62 172l-18 28M74 172l-2 26`,
      '#e9a68a',
      9,
      4,
      12,
    ),
  'dried-apricot': () =>
    small(
      apricotEdge,
      'M40 76L88 84M68 112C66 70 122 52 178 78M78 84l12 12M96 70l10 14M118 64l6 14M142 64l2 14M104 134c26 4 54 0 66-24M150 34c18 4 34 12 46 26M218 132l-16-16M194 154l-12-18M162 168l-8-18',
      '#df9240',
      11,
    ),
  // A heap keeps pieces off the ground by a quarter of 60 units, which is half the height of most: one that is about as high
  // as wide, and so reaches equally far down however it is turned, is drawn smaller.
  'dried-fig': () =>
    sized(
      42,
      `${through('150 40, 190 62, 218 100, 222 140, 200 174, 160 190, 116 194, 70 186, 32 162, 14 124, 24 88, 60 60, 112 42')}M140 44L146 8 170 12 168 44z`,
      'M148 46q-74 34-92 104M151 46q-50 46-50 120M155 46q-18 60-4 134M161 46q32 50 28 110M46 158q12-10 24 2',
      '#cda56c',
      8,
    ),
  date: () =>
    small(
      through(dateEdge),
      'M46 60c44-10 80 10 112-4s50-2 72 10M44 86c40-8 66 8 104 0s66-10 98 6M60 116c46 8 74-4 130-8',
      '#8a5733',
    ),
  coffee: () =>
    small(
      outline(coffee, 8),
      `M12 120C48 96 92 94 136 112S236 136 289 104M18 108C54 84 96 84 140 101S232 122 284 94${nicks(
        coffee,
        1,
        Array.from({ length: 11 }, (_, i) => [0.26 + 0.065 * i, 0.7 - 0.045 * i + 0.12 * (i % 2)] as const),
      )}`,
      '#b3ba8b',
    ),
  'pumpkin-seed': () => small(outline(pumpkinSeed, 8), 'M40 74c40-36 150-50 216-2M40 74c40 36 150 50 216 2', '#8d9a5b'),
} satisfies Record<string, () => Small>
