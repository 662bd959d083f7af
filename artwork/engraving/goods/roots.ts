import { across, type Body, ball, outline, oval, rib, rod, shoulder, turned } from '../body.ts'
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
      spine: rod(120, 54, 120, 226),
      half: turned(0, 64, 88, 98, 101, 101, 97, 88, 72, 46, 16),
      bow: 0.2,
    }
    const skin = through(
      '120 58, 84 56, 46 72, 24 100, 19 130, 28 162, 52 192, 82 210, 102 226, 105 240, 94 252, 64 258!, 100 262, 124 252, 138 232, 156 212, 188 192, 212 162, 221 130, 216 100, 194 72, 156 56',
    )
    /** Leaf stalks, cut a hand above the root: the middle of the foot and of the cut. */
    const stalks = [
      [88, 60, 62, 30],
      [152, 60, 176, 26],
      [100, 62, 86, 8],
      [140, 62, 150, 12],
      [112, 64, 110, 20],
      [127, 66, 130, 34],
    ].map(([x = 0, y = 0, endX = 0, endY = 0]) =>
      [
        form(
          through(
            `${endX - 6} ${endY}!, ${x - 7} ${y - 8}, ${x - 11} ${y + 4}!, ${x + 11} ${y + 4}!, ${x + 7} ${y - 8}, ${endX + 6} ${endY}!`,
          ),
          '#b8506f',
          [parallel(84, 3.4), 0.1],
        ),
        form(outline(ball(endX, endY, 6, 3.4), 4), '#e3a9b0'),
      ].flat(),
    )
    return drawing(
      [
        ...stalks,
        form(
          skin,
          '#97394f',
          [across(body, 42, { from: 0.06, to: 0.96 }), 0.26],
          [across(body, 41, { from: 0.07, to: 0.95 }), -0.06],
        ),
        line('M76 62c24 16 64 16 88 0M62 70c34 22 82 22 116 0M96 220c8 6 20 9 34 6M104 236c6 2 14 3 22 1'),
        hatch('M102 230l-16 2M104 244l-14-3M88 260l-8 5'),
      ],
      { on: 257 },
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
