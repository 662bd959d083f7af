import { type Body, outline, place, rib } from './body.ts'
import { coffee } from './goods/beverages.ts'
import { apricotEdge, dateEdge, pumpkinSeed } from './goods/dried.ts'
import { almond, cashew, hazelnut, peanut } from './goods/nuts.ts'
import { prawn, shield, shrimp } from './goods/seafood.ts'
import { cardamom } from './goods/spices.ts'
import { boxOf, flatten, following } from './path.ts'
import { type Curve, closed, pen, strokes, through } from './pen.ts'

/** A good that is drawn by the hundred: about its middle, 60 units wide or less, contour and a few strokes. */
export type Small = {
  readonly outline: string
  readonly strokes: string
  readonly tint: string
  /** A part of another material. */
  readonly part?: { readonly outline: string; readonly tint: string }
}

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
  pistachio: () => ({
    outline: 'M-29-8q8-11 28-11 20 0 31 17 1 3-1 6-10 15-30 15-18 0-27-9-2-3 2-4-2-6 0-12-4 0-3-2z',
    strokes: 'M-8 15q18 1 30-11M-2 12q12 0 20-8M-18-12q8-4 18-4M-23-2q12-1 22 2M-23 2q8 1 16-1',
    tint: '#e3c99b',
    part: { outline: 'M-26-6q18-1 36 6-18 7-36 6-2-6 0-12z', tint: '#a9b662' },
  }),
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
  'dragon-fruit': () => ({
    outline:
      'M0-33q4 7 5 14 4-5 11-9-1 8-1 15 6-4 13-5-4 7-7 13 5 0 9 5-5 3-8 8 4 1 7 5-6 1-10 7-5 13-19 13-14 0-19-13-4-6-10-7 3-4 7-5-3-5-8-8 4-5 9-5-3-6-7-13 7 1 13 5 0-7-1-15 7 4 11 9 1-7 5-14z',
    strokes: 'M-7 6q1-9 7-16 6 7 7 16M-19 14q1-8 5-14 6 6 7 14M19 14q-1-8-5-14-6 6-7 14M-7 26q1-8 7-14 6 6 7 14',
    tint: '#dd6a93',
    part: {
      outline: 'M0-33q3 5 4 10h-8q1-5 4-10zM16-28v9l-6-5zM-16-28v9l6-5zM28-18l-4 7-5-5zM-28-18l4 7 5-5z',
      tint: '#b3b26a',
    },
  }),
  onion: () => ({
    outline: 'M-9-17q5-3 5-8l-4-7 7 3 1-4 2 4 6-3-4 7q0 5 5 8 21 7 21 24 0 15-24 23h-12q-24-8-24-23 0-17 21-24z',
    strokes:
      'M-4-19q-14 9-14 26 0 14 14 23M-2-19q-5 12-4 26 0 13 4 23M4-19q12 9 12 26 0 14-11 23M8-16q15 9 14 24-2 13-13 20M10-15q18 9 15 24-2 10-12 18M-2-26q1 4-1 7M2-26q-1 4 1 7M-4 30l-2 3M0 30v3M4 30l2 3',
    tint: '#cd8f57',
  }),
  tomato: () => ({
    outline: 'M0-22q10-6 19-3 11 5 11 20 0 30-30 30-30 0-30-30 0-15 11-20 9-3 19 3z',
    strokes: 'M-2 24q25-2 27-22M6 25q20-4 22-20M2 20q17-2 19-15M-20-13q-5 5-5 13',
    tint: '#da6248',
    part: { outline: 'M-1-25l-12-1 5 4-4 7 9-4 3 7 4-7 9 4-4-7 6-4-11 0 1-5z', tint: '#8b9f58' },
  }),
  beet: () => ({
    outline:
      'M-13-17l-5-10 4-3 7 13-3-14 5-1 2 15 2-14 5 1-2 13 7-13 4 3-5 10 5 0q17 4 17 20 0 15-22 23-1 7-13 7 7-3 4-8-29-8-29-22 0-16 17-20z',
    strokes: 'M-14-16q14 6 28 0M28 2q0 16-18 23M25 4q-1 13-15 19M22 8q-2 8-12 13M18 12q-3 5-8 7M2 26q-2 5-4 6',
    tint: '#983a52',
  }),
  cardamom: () =>
    small(
      outline(cardamom, 8),
      `${strokes([-0.6, -0.2, 0.2, 0.55].map((v) => rib(cardamom, v)))}${strokes([0.72, 0.86].map((v) => rib(cardamom, v, 0.3, 0.9)))}M12 82l-12 4`,
      '#b3c084',
    ),
} satisfies Record<string, () => Small>
