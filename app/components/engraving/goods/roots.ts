import { across, along, type Body, outline, oval, rib, rod, shoulder } from '../body.ts'
import { cleft, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

const green = '#a3b274'

/** Stalks cut off a hand above the root, as the trade packs them. */
const stalks = (tint: string, x: number, y: number, count = 5, high = 44): Stroke[] =>
  Array.from({ length: count }, (_, i) => {
    const lean = (i - (count - 1) / 2) * 11
    const top = y - high + Math.abs(lean) * 0.35 + (i % 2) * 8
    const [a, b] = [x + lean * 0.45, x + lean * 1.25]
    return form(
      through(
        `${a - 5} ${y + 4}!, ${a - 5} ${y - 10}, ${b - 4} ${top}!, ${b + 5} ${top - 3}!, ${a + 6} ${y - 10}, ${a + 6} ${y + 4}!`,
      ),
      tint,
      [parallel(86, 3), 0.2],
    )
  }).flat()

const rooted = (x: number, y: number, long: number) => `M${x} ${y}c4 ${long * 0.3} -2 ${long * 0.6} 10 ${long}`

export const roots = {
  beet: () => {
    const body: Body = {
      spine: rod(118, 62, 122, 218),
      half: (t) => 98 * oval(t, 2.3) * (1.06 - 0.22 * t * t),
      bow: 0.22,
    }
    const tail = through('102 212!, 114 222, 120 248, 132 282!, 132 248, 138 220, 150 206!')
    return drawing(
      [
        stalks('#b0506a', 118, 68, 6, 56),
        form(tail, '#9a3d55', [parallel(0, 4), 0.3]),
        form(
          outline(body, 12),
          '#9a3d55',
          [across(body, 40), 0.38],
          [across(body, 39, { from: 0.03 }), 0.04],
          [along(body, 20), -0.22],
        ),
        line('M86 66c18 12 48 12 66 0M78 78c26 12 60 12 84-1'),
        line('M40 104c20 8 34 10 50 9M196 150c-18 8-36 10-52 9M58 178c14 4 24 5 36 5'),
        hatch('M126 232l-16 8M128 246l18 8M125 256l-14 10M130 262l10 12'),
      ],
      { on: 214 },
    )
  },
  turnip: () => {
    const body: Body = {
      spine: rod(118, 60, 120, 206),
      half: (t) => 102 * oval(t, 2.4) * (1.02 - 0.2 * t * t),
      bow: 0.24,
    }
    const collar = through('24 108, 34 84, 62 68, 118 60, 176 68, 204 84, 214 108, 176 118, 118 120, 60 118')
    return drawing(
      [
        stalks(green, 118, 66, 5, 52),
        form(through('100 202!, 116 212, 124 270!, 126 226, 144 200!'), '#f3e9d8'),
        rounded(body, '#f3e9d8', { gap: 4.6 }),
        form(collar, '#b784a0', [across(body, 40), 0.36], [parallel(88, 6, 0.1), 0.7, { jitter: 0.3 }]),
        line('M50 150c14 6 30 8 44 8M176 162c-12 5-20 6-30 6'),
      ],
      { on: 203 },
    )
  },
  radish: () => {
    const body: Body = { spine: rod(110, 72, 112, 206), half: (t) => 74 * oval(t, 2.2) * (1.08 - 0.2 * t), bow: 0.24 }
    return drawing(
      [
        stalks(green, 110, 78, 5, 62),
        form(through('96 200!, 108 210, 112 274!, 118 214, 130 198!'), '#f3e9d8', [parallel(0, 4), 0.2]),
        rounded(body, '#cf4f5c', { gap: 4.4 }),
        line('M84 80c14 9 38 9 52 0'),
        hatch('M110 226l-12 6M112 236l12 6M111 248l-8 6'),
      ],
      { on: 203 },
    )
  },
  rutabaga: () => {
    const body: Body = { spine: rod(120, 64, 122, 232), half: (t) => 98 * oval(t, 2.5) * (1.04 - 0.2 * t), bow: 0.22 }
    const collar = through(
      '28 116, 34 94, 56 74, 90 66, 120 64, 152 66, 186 74, 208 94, 214 118, 168 136, 120 130, 70 138',
    )
    const neck = through('92 72!, 96 48, 108 40!, 134 40!, 146 48, 150 72!, 120 80')
    return drawing([
      form(neck, '#b784a0', [parallel(4, 4.6, 0.1), 0.6]),
      rounded(body, '#e8c77f', { gap: 4.8 }),
      form(collar, '#b784a0', [across(body, 40), 0.34], [parallel(84, 7), 0.6, { jitter: 0.4 }]),
      line('M98 54c12 5 34 5 46 0M56 170c14 6 26 7 40 6M186 184c-12 6-22 7-34 6'),
      hatch(rooted(104, 230, 20), rooted(122, 232, 26), rooted(138, 229, 18)),
    ])
  },
  parsnip: () => {
    const body: Body = { spine: rod(30, 66, 330, 88, -8), half: (t) => 60 * shoulder(t) * (1 - t) ** 0.8, bow: 0.24 }
    return drawing([
      form(outline(body, 14), '#efdfb9', [across(body, 64), 0.34], [across(body, 63), -0.02]),
      line(
        strokes(
          [0.12, 0.2, 0.3, 0.42, 0.56, 0.7].map(
            (t, i) => (s: number) => rib(body, -0.9 + (i % 2) * 0.9 + s * 0.7, t, t)(0),
          ),
        ),
      ),
      form(through('14 44!, 32 46, 38 60, 36 80, 24 88, 12 84!, 18 66'), green, [parallel(4, 4), 0.6]),
    ])
  },
  carrot: () => {
    const body: Body = {
      spine: rod(44, 78, 340, 92, -6),
      half: (t) => 46 * shoulder(t, 0.08) * Math.sqrt(1 - t ** 4) * (1.02 - 0.62 * t),
      bow: 0.26,
    }
    const fronds = [
      'M46 70C30 56 24 40 4 34',
      'M44 76C28 70 16 66-6 66',
      'M44 82C30 86 18 96 2 100',
      'M46 74C36 56 36 40 26 20',
    ]
    return drawing([
      cleft(...fronds),
      hatch(
        ...fronds.flatMap((frond) => [
          fringe(frond, 12, 12, { from: 0.4, to: 1, lean: 0.8, even: true }),
          fringe(frond, 12, -12, { from: 0.4, to: 1, lean: -0.8, even: true }),
        ]),
      ),
      form(outline(body, 14), '#e08a3c', [across(body, 62), 0.34], [across(body, 61), -0.02]),
      line(
        strokes(
          [0.1, 0.18, 0.27, 0.37, 0.48, 0.6, 0.72].map(
            (t, i) => (s: number) => rib(body, -0.9 + (i % 3) * 0.5 + s * 0.6, t, t)(0),
          ),
        ),
      ),
    ])
  },
}
