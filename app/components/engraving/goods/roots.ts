import { across, along, type Body, outline, oval, rib, rod, shoulder } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { mass, parallel, rings } from '../mass.ts'
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

/** A tuber along a spine, with eyes or rings. */
const tuber = (body: Body, tint: string, details: (Stroke | Stroke[])[], gap = 5) =>
  drawing([rounded(body, tint, { gap, knots: 14 }), ...details])

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
      { measure: 200, on: 214 },
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
  'sweet-potato': () =>
    tuber(
      {
        spine: rod(10, 96, 300, 84, -14),
        half: (t) => 62 * oval(t, 2) ** 1.15 * (1.06 - 0.18 * Math.sin(7 * t)),
        bow: 0.22,
      },
      '#c4745a',
      [
        line('M70 66c18 6 30 6 44 2M150 108c20 6 36 6 52 0M200 58c12 6 24 6 34 2M96 116c10 4 20 5 30 4'),
        hatch('M2 98l10-2M299 84c8 0 12-3 16-8M90 62l-2-8M176 112l2 8M230 66l4-7'),
        dots('M120 84h0M180 76h0M140 98h0M214 90h0M80 90h0'),
      ],
    ),
  cassava: () =>
    tuber(
      {
        spine: rod(14, 60, 334, 96, -12),
        half: (t) => 46 * oval(t, 3) * (1.08 - 0.42 * t + 0.04 * Math.sin(14 * t)),
        bow: 0.3,
      },
      '#8f6b4c',
      [
        line(
          'M60 36c4 16 4 36-2 52M104 34c6 16 6 38 0 58M156 40c5 16 5 38-1 54M212 56c4 14 4 28 0 42M262 68c3 10 3 22 0 32',
        ),
        hatch(fringe('M40 50c60-14 150-2 260 32', 44, 7, { even: true, lean: 2 })),
        form(through('14 36, 4 44, 0 60, 4 78, 14 86, 22 76, 26 60, 22 44'), '#f1e6d2', [rings(12, 60, 5, 1.6), 2]),
      ],
    ),
  yam: () =>
    tuber(
      { spine: rod(10, 100, 296, 96, 6), half: (t) => 74 * oval(t, 3.2) * (1 - 0.1 * Math.sin(9 * t)), bow: 0.16 },
      '#8d6a4a',
      [
        hatch(
          fringe('M24 64c80-40 180-40 252-4', 34, 9, { even: true, jitter: 0.8 }),
          fringe('M20 104c80-24 190-24 264-4', 40, 8, { even: true, jitter: 0.8 }),
          fringe('M34 138c80-10 170-8 230-4', 34, 8, { even: true, jitter: 0.8 }),
        ),
        line('M60 44c6 30 4 70-4 108M120 32c8 40 8 90 0 136M190 30c7 40 6 90-2 138M246 42c6 30 5 70-1 112'),
        hatch('M40 50l-8-10M90 36l-4-12M160 28l2-12M226 34l8-10M280 60l12-6M100 168l-6 10M220 164l6 10'),
      ],
    ),
  taro: () => {
    const body: Body = { spine: rod(120, 30, 122, 262), half: (t) => 88 * oval(t, 2.2) * (0.86 + 0.24 * t), bow: 0.28 }
    const bands = [0.1, 0.19, 0.29, 0.39, 0.5, 0.61, 0.72, 0.83].map(
      (t) => across(body, 1, { from: t, to: t })(mass(outline(body)))[0],
    )
    const ringed = strokes(bands.filter((band) => band !== undefined))
    return drawing([
      form(through('92 44!, 100 18, 116 8!, 132 10!, 140 22, 150 44!'), '#c9a6a4', [parallel(88, 4), 0.5]),
      form(outline(body, 12), '#8a6a50', [across(body, 50), 0.2], [along(body, 22), -0.04]),
      line(ringed),
      hatch(
        ...ringed
          .split(/(?=[Mm])/)
          .map((_, i) => fringe(strokes([bands[i] ?? ((s) => [s, s])]), 17, 11, { even: true, jitter: 0.7 })),
      ),
    ])
  },
  ginger: () => {
    const hand = through(
      '14 120, 30 98, 62 92, 74 74, 66 48, 80 30, 100 34, 108 56, 120 74, 150 72, 164 52, 156 26, 172 10, 192 18, 194 42, 204 64, 232 66, 262 52, 282 64, 276 88, 246 100, 216 104, 206 120, 218 146, 206 164, 184 158, 172 132, 148 124, 118 132, 100 152, 74 156, 70 138, 40 142, 18 138',
    )
    return drawing([
      form(
        hand,
        '#d8b883',
        [parallel(58, 4.6, 0.06), 0.32],
        [parallel(58, 4.6, 0.06), -0.04, { seed: 9 }],
        [parallel(-30, 6), -0.3],
      ),
      line(
        'M66 48c10 4 24 4 40 0M70 66c12 6 28 6 44 0M157 30c10 5 24 6 37 2M160 50c10 6 22 6 36 2M62 92c6 12 8 26 6 44M120 74c-6 18-6 38 2 56M164 70c-6 18-2 38 8 56M216 66c-6 12-6 26 0 38M246 60c-6 12-6 26-2 38M186 128c10-2 18-6 24-12M40 97c6 12 6 28 2 44M180 146c12 0 24-4 34-10',
      ),
      form(through('270 60, 280 58, 288 72, 282 88, 272 88, 268 74'), '#efdcae', [rings(278, 74, 4, 1.5), 2]),
    ])
  },
  turmeric: () => {
    const finger = through(
      '10 110, 28 92, 70 84, 120 72, 128 50, 122 30, 136 18, 152 28, 156 56, 176 66, 230 60, 276 66, 290 80, 276 96, 226 98, 190 104, 190 126, 176 140, 162 132, 160 112, 120 116, 70 128, 28 134',
    )
    return drawing([
      form(finger, '#dd9a3c', [parallel(64, 4.4, 0.06), 0.34], [parallel(64, 4.4, 0.06), -0.02, { seed: 9 }]),
      line(
        'M48 88c6 14 6 28 2 42M80 82c6 14 6 30 2 44M110 76c6 14 6 28 2 42M170 66c6 12 6 26 2 40M204 63c5 10 5 24 2 38M238 61c5 10 5 24 1 36M264 64c4 9 4 20 1 30M124 34c8 5 18 5 28 1M127 50c10 5 20 5 29 1M162 122c9 4 18 4 27 0',
      ),
      form(through('280 68, 288 72, 290 82, 284 92, 276 90, 274 78'), '#c56f1f', [rings(282, 80, 3.4, 1.4), 2]),
    ])
  },
}
