import { type Body, outline, oval, rib, rod } from '../body.ts'
import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

const mirrored = (d: string) => d.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${240 - Number(x)} ${y}`)

/** The folds of one lobe, outer edge to the middle; the other lobe is not quite its mirror. */
const folds = [
  '110 40, 86 36, 76 52, 88 66, 106 70',
  '40 66, 62 60, 74 74, 66 90, 84 98, 106 92',
  '22 108, 44 100, 58 112, 52 128, 72 132, 90 120, 108 122',
  '30 150, 50 140, 66 152, 60 168, 82 170, 96 154, 110 156',
  '64 200, 70 184, 88 182, 98 194, 110 190',
]

/** Two lobes in folds, with the ridge that held them to the shell; the darker the skin, the closer the strokes. */
const half = (skin: string, ridge: string, gap: number) => () => {
  const edge = through(
    '120 30!, 104 12, 82 14, 72 26, 52 26, 40 40, 42 56, 24 66, 14 88, 22 104, 10 124, 14 146, 28 156, 28 176, 44 190, 60 188, 68 206, 90 212, 106 206, 120 222!, 134 206, 150 212, 172 206, 180 188, 196 190, 212 176, 212 156, 226 146, 230 124, 218 104, 226 88, 216 66, 198 56, 200 40, 188 26, 168 26, 158 14, 136 12',
    { grain: 0.5 },
  )
  const left = folds.map((fold) => through(fold, { open: true, grain: 1 }))
  const right = folds.map((fold) => through(mirrored(fold), { open: true, grain: 1 }))
  const seam = through('120 34!, 128 60, 124 96, 130 130, 124 170, 120 214!, 114 170, 110 130, 116 96, 112 60')
  return drawing([
    form(edge, skin, [parallel(24, gap, 0.1), 0.3], [parallel(-40, gap, 0.1), -0.1, { seed: 9 }]),
    line(...left, ...right),
    hatch(...left.map((fold) => fringe(fold, 80 / gap, 10)), ...right.map((fold) => fringe(fold, 80 / gap, -10))),
    form(seam, ridge, [parallel(10, gap), 0.2]),
  ])
}

export const walnuts = {
  'walnut-extra-light': half('#ecd8ab', '#f4e6c4', 7),
  'walnut-half': half('#d6b277', '#e5cb98', 5),
  'walnut-light-amber': half('#b98a4f', '#caa06a', 4.2),
  'walnut-amber': half('#8f5f33', '#a77645', 3.6),
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
