import { across, type Body, ball, bent, outline, place, rod, turned } from '../body.ts'
import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { type Curve, closed, type Point, seeded, strokes, through } from '../pen.ts'

/** A place on the apricot by its direction from the middle and how far it is towards the edge. */
const onApricot = (angle: number, out: number): Point => {
  const notch = Math.exp(-(((angle - 3.5) / 0.15) ** 2)) + 0.4 * Math.exp(-(((angle - 0.5) / 0.16) ** 2))
  const far = out * (1 + 0.03 * Math.sin(3 * angle + 1) + 0.02 * Math.sin(6 * angle + 2.2) - 0.16 * out * out * notch)
  return [124 + 112 * far * Math.cos(angle), 98 + 80 * far * Math.sin(angle)]
}
export const apricotEdge = closed((s) => onApricot(2 * Math.PI * s, 1), 16, 1)

export const dateEdge =
  '20 84, 30 56, 62 36, 110 28, 160 30, 210 42, 244 66, 250 90, 232 116, 190 134, 140 142, 84 138, 42 120'

export const pumpkinSeed: Body = {
  spine: rod(10, 74, 276, 74),
  half: (t) => 118 * Math.sqrt(1 - t) * t ** 0.72,
  bow: 0.14,
}

export const dried = {
  raisin: () => {
    const body = through(
      '16 84, 30 50, 66 28, 112 22, 160 30, 200 40, 228 66, 232 96, 208 124, 166 140, 118 144, 66 136, 30 116',
    )
    const folds = [
      'M34 74c30-30 64-20 92-28s54-2 76 6',
      'M24 98c30-22 50-10 78-16s56-14 94 2',
      'M48 122c22-22 62-14 84-16s50-12 84-8',
      'M110 40c-14 14-4 26 10 30s20 16 8 30',
      'M176 48c-10 12 4 20 10 30s-2 24-14 32',
    ]
    return drawing([
      form(body, '#7d5a45', [parallel(28, 4.6, 0.12), 0.34], [parallel(28, 4.6, 0.12), 0, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 22, i < 3 ? 12 : -10))),
      cleft('M228 74c6-2 10-6 14-12'),
    ])
  },
  /** Stoned and pressed flat: a swollen rim about a hollow, and the seam that ends in a notch. */
  'dried-apricot': () => {
    const random = seeded(4)
    const radial =
      (angle: number, from: number, to: number, lean = 0.12): Curve =>
      (s) =>
        onApricot(angle + lean * s, from + (to - from) * s)
    /** Strokes side by side, longest in the middle. */
    const fan = (begin: number, end: number, count: number, from: number, to: number) =>
      strokes(
        Array.from({ length: count }, (_, i) => {
          const u = (i + 0.5) / count
          const long = Math.sin(Math.PI * u) * (0.55 + 0.45 * random())
          return radial(begin + (end - begin) * u, from, from + (to - from) * long)
        }),
        0.5,
      )
    /** Folds of the rim: where one begins, how far it runs, how far out. */
    const folds = [
      [3.8, 0.7, 0.74],
      [4.7, 0.8, 0.8],
      [5.6, 0.6, 0.66],
      [6.2, 0.5, 0.76],
      [1.0, 0.8, 0.56],
      [1.9, 0.7, 0.68],
      [2.5, 0.7, 0.78],
    ] as const
    const fold =
      (angle: number, span: number, out: number): Curve =>
      (s) =>
        onApricot(angle + span * s, out + 0.1 * (s - 0.4) ** 2 - 0.08 * s)
    return drawing([
      form(apricotEdge, '#df9240'),
      hatch(
        fan(-0.7, 2.5, 58, 0.99, 0.68),
        fan(-0.3, 1.9, 36, 0.99, 0.8),
        fan(2.9, 5.6, 48, 0.5, 0.2),
        fan(3.2, 4.9, 24, 0.5, 0.34),
        strokes(
          folds.flatMap(([angle, span, out]) =>
            [1, 2].map((i) => fold(angle + 0.05 * i, span * (0.9 - 0.16 * i), out - 0.035 * i)),
          ),
          0.5,
        ),
      ),
      line(
        strokes([
          (s) => onApricot(2.8 + 2.9 * s, 0.5 + 0.03 * Math.sin(9 * s)),
          ...folds.map(([angle, span, out]) => fold(angle, span, out)),
          (s) => onApricot(0.3 + 1.7 * s, 0.36 + 0.05 * Math.sin(3 * s)),
        ]),
      ),
      cleft(
        strokes([(s) => onApricot(3.5 + 0.25 * s * s, 1 - 0.72 * s), (s) => onApricot(0.5 - 0.1 * s, 1 - 0.3 * s)]),
      ),
    ])
  },
  /** A drop dried flat: furrows from its short stem to the eye, which looks at us. */
  'dried-fig': () => {
    const skin = through(
      '160 9!, 179 4!, 172 30, 208 64, 226 98, 216 138, 166 158, 142 166, 110 162, 82 168, 30 144, 12 108, 22 76, 48 56, 120 42, 144 36, 156 22',
      { grain: 1 },
    )
    const body: Body = {
      spine: bent(166, 18, 100, 166, -10),
      half: turned(7, 14, 44, 76, 94, 102, 104, 100, 92, 76, 50),
    }
    /** From the stem to the eye, so far off the middle. */
    const furrow =
      (v: number, from: number, to: number): Curve =>
      (s) => {
        const u = from + (to - from) * s
        return place(body, u, v + 0.03 * Math.sin(20 * u + 40 * v))
      }
    const furrows = [-0.94, -0.78, -0.6, -0.4, -0.2, 0.02, 0.22, 0.46, 0.7, 0.9]
    const puckers = Array.from(
      { length: 13 },
      (_, i): Curve =>
        (s) => {
          const angle = i * 0.48 + 0.1 * s
          const far = 12 + s * (9 + 9 * ((i * 0.618) % 1))
          return [72 + far * Math.cos(angle), 142 + 0.6 * far * Math.sin(angle)]
        },
    )
    return drawing([
      form(skin, '#cda56c', [parallel(24, 5, 0.14), 0.02], [parallel(24, 5, 0.14), -0.2, { seed: 9 }]),
      line(within(mass(skin), strokes(furrows.map((v, i) => furrow(v, 0.1, 0.66 + 0.3 * ((i * 0.618) % 1)))))),
      hatch(
        within(
          mass(skin),
          strokes(
            furrows.flatMap((v, i) =>
              [0.04, 0.08, 0.12].map((off, k) => furrow(v + off, 0.12 + 0.04 * k, 0.74 - 0.14 * k - 0.1 * (i % 2))),
            ),
            0.5,
          ),
        ),
        strokes(puckers, 0.5),
      ),
      line('M157 27c5 3 11 4 16 2M158 17c6 3 12 2 18-1'),
      form(outline(ball(72, 142, 11, 6), 4), '#7d5430'),
    ])
  },
  date: () => {
    const skin = through(dateEdge)
    const cap = through('2 76, 14 64, 34 58, 44 74, 42 100, 30 110, 10 102, 14 90')
    const folds = [
      'M46 56c44-10 80 10 112-4s50-2 72 10',
      'M44 78c40-8 66 8 104 0s66-10 98 6',
      'M46 102c46 8 74-10 110-4s56 6 86-8',
      'M64 124c34 0 66 4 132-10',
    ]
    return drawing([
      form(skin, '#8a5733', [parallel(4, 4.8, 0.1), 0.36], [parallel(4, 4.8, 0.1), 0, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold) => fringe(fold, 28, 10))),
      form(cap, '#c9a878', [parallel(80, 3.6), 0.5]),
      line('M4 88c-4 0-8-2-10-5'),
    ])
  },
  'dried-cranberry': () => {
    const skin = through(
      '14 92, 20 66, 42 52, 52 34, 82 30, 104 18, 138 24, 160 20, 186 40, 194 62, 214 82, 210 108, 190 122, 180 142, 150 146, 126 158, 96 148, 66 152, 44 134, 22 118',
    )
    const folds = [
      'M42 52c14 12 12 28 30 36s30 2 40 12',
      'M104 18c-6 20 10 30 6 48s2 24 2 34',
      'M160 20c-4 16-24 26-26 46s-14 24-22 34',
      'M214 82c-22-6-34 6-54 6s-34 6-48 12',
      'M180 142c-6-16-24-16-36-24s-18-14-32-18',
      'M96 148c6-16-2-22 6-32s4-10 10-16',
      'M22 118c18-10 26 2 42-4s34-12 48-14',
    ]
    return drawing([
      form(skin, '#a3323b', [parallel(24, 5, 0.1), 0.3], [parallel(24, 5, 0.1), -0.04, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 15, i % 2 ? 11 : -11))),
    ])
  },
  'dried-mango': () => {
    const strip = through(
      '12 120, 20 96, 70 66, 132 44, 200 36, 252 20, 278 30, 276 52, 230 76, 170 88, 110 110, 60 146, 28 148',
    )
    const under = through(
      '60 150, 100 112, 160 92, 220 92, 268 112, 282 132, 262 146, 214 130, 160 132, 110 156, 76 168',
    )
    return drawing([
      form(under, '#e2a34b', [parallel(70, 4.6, 0.1), 0.3], [parallel(-16, 5), 0.1]),
      hatch(fringe('M110 112c30-14 70-24 110-18', 28, 22)),
      form(strip, '#ebb159', [parallel(66, 4.6, 0.1), 0.26]),
      line(
        'M24 128c50-40 120-62 246-92M34 138c46-34 80-48 128-60M96 74c40-14 70-18 104-22M150 84c30-12 60-14 90-26',
        'M76 158c40-30 90-42 190-22',
      ),
    ])
  },
  'pumpkin-seed': () => {
    const body = pumpkinSeed
    const inner: Body = { ...body, spine: rod(34, 74, 266, 74), half: (t) => 0.8 * body.half(t, 1) }
    return drawing([
      form(outline(body, 12), '#8d9a5b', [across(body, 62), 0.12]),
      { tool: 'line', d: outline(inner, 10) },
      hatch(fringe('M60 106c40 24 110 32 170 8', 40, -12)),
      line('M24 74c40-8 80-10 120-6'),
    ])
  },
}
