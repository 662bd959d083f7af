import { across, along, type Body, ball, bent, outline, oval, rib, rod, turned } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

const green = '#9fb06e'

export const vegetables = {
  tomato: () => {
    const body: Body = { spine: rod(120, 42, 120, 216), half: (t) => 110 * oval(t, 2.3) * (1.02 - 0.06 * t), bow: 0.2 }
    const skin = through(
      '120 48, 84 34, 40 54, 12 104, 20 160, 62 202, 120 214, 178 202, 220 160, 228 104, 200 54, 156 34',
    )
    const calyx = through(
      '120 46!, 92 28, 66 30!, 90 46, 78 72!, 108 56, 114 84!, 126 58, 154 78!, 148 52, 180 44!, 148 34, 130 40',
    )
    return drawing([
      form(
        skin,
        '#da6248',
        [across(body, 40), 0.38],
        [across(body, 39, { from: 0.03 }), 0.04],
        [along(body, 18), -0.2],
      ),
      hatch(fringe('M60 46c20 16 40 20 60 20s40-4 58-22', 26, 16, { jitter: 0.6 })),
      line('M84 36c-20 20-30 40-34 66M156 36c20 20 30 40 34 66'),
      form(calyx, green, [parallel(40, 3.6), 0.4]),
      cleft('M120 48c-1-14 2-24 10-34'),
    ])
  },
  onion: () => {
    // Dry and closed: the neck is a twist of paper, the skin has split over a paler layer, the roots are a tuft.
    const body: Body = {
      spine: rod(120, 34, 120, 222),
      half: turned(10, 14, 44, 78, 97, 104, 103, 92, 72, 44, 14),
    }
    const skin = through(
      '84 66, 103 55, 109 40, 106 22, 90 10!, 110 15, 117 27!, 118 2!, 127 22!, 152 5!, 138 24, 134 40, 139 55, 158 66, 197 88, 219 116, 223 142, 212 172, 186 198, 152 216, 134 222!, 106 222!, 88 216, 54 198, 28 172, 17 142, 21 116, 43 88',
    )
    const split = 'M96 70C66 84 46 104 44 134c0 12 2 22 8 32l5-9c2 12 7 22 17 31 0-12 1-19 5-29-7-38-3-66 17-89z'
    const meridians = [0.96, 0.84, 0.14, -0.14, -0.42, -0.66, -0.85].map((v, i) =>
      rib(body, v, 0.08, 0.96 + 0.04 * (i % 2)),
    )
    const roots = [-28, -19, -11, -4, 4, 12, 23].map(
      (x, i) => `M${120 + x * 0.4} 222q${x * 0.3} ${6 + (i % 3) * 3} ${x} ${22 - Math.abs(x) * 0.4 + (i % 2) * 5}`,
    )
    return drawing(
      [
        { tool: 'contour', d: roots.join('') },
        form(
          skin,
          '#cd8f57',
          [along(body, 34, { from: 0.14, to: 0.99 }), 0.26, { jitter: 0.3 }],
          [along(body, 33, { from: 0.2 }), -0.06, { jitter: 0.16 }],
          [across({ ...body, bow: 0.2 }, 34), -0.34],
        ),
        line(strokes(meridians)),
        hatch(strokes([0.3, 0.22, 0.05, -0.05, -0.24, -0.32].map((v, i) => rib(body, v, 0.1, 0.24 + 0.06 * (i % 3))))),
        form(split, '#efd3a4', [along(body, 30, { from: 0.2 }), 2, { jitter: 0 }]),
        line('M108 30c4 10 2 20-5 30M118 24c-3 12 0 24-4 38M127 24c-3 12 0 24 7 36'),
      ],
      { on: 222 },
    )
  },
  potato: () => {
    const body = through(
      '12 108, 22 66, 62 36, 112 34, 160 22, 220 32, 264 68, 276 114, 256 156, 208 176, 150 170, 96 180, 42 162',
    )
    return drawing([
      form(
        body,
        '#d6b07c',
        [parallel(16, 4.8, 0.16), 0.32],
        [parallel(16, 4.8, 0.16), -0.04, { seed: 9 }],
        [parallel(70, 6), -0.3],
      ),
      dots(speckled(mass(body), 50)),
      line(
        'M78 74c6 7 16 8 24 4M84 84c4 2 8 2 12 1M180 62c8 5 16 5 22 0M186 71c4 2 7 2 10 1M132 116c8 7 18 7 26 2M138 127c5 2 9 2 13 0M222 112c6 6 14 6 20 1M60 124c6 5 13 5 18 1',
      ),
    ])
  },
  cucumber: () => {
    const body: Body = {
      spine: (t) => [12 + 320 * t, 96 - 34 * Math.sin(Math.PI * t)],
      half: (t) => 36 * oval(t, 4) * (1.02 - 0.08 * t),
      bow: 0.2,
    }
    const warts = Array.from({ length: 34 }, (_, i) =>
      rib(body, -0.8 + 1.5 * ((i * 0.7548) % 1), 0.06 + 0.88 * ((i * 0.618) % 1), 0)(0),
    )
    return drawing([
      form(outline(body, 14), '#86a05d', [along(body, 22), 0.4, { jitter: 0.2 }], [along(body, 21), 0]),
      line(strokes([-0.7, -0.36, 0, 0.36].map((v) => rib(body, v, 0.03, 0.97)))),
      dots(warts.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join('')),
      cleft('M13 94c-5-1-9-4-12-9'),
      line('M331 92c4 3 8 3 11 1'),
    ])
  },
  'bell-pepper': () => {
    const skin = through(
      '120 62, 100 48, 60 44, 28 66, 16 108, 28 160, 46 206, 70 226, 96 216, 120 230, 148 218, 172 226, 196 206, 214 160, 226 108, 212 66, 180 44, 142 48',
    )
    const stem = through('96 62, 108 52, 114 30, 108 14!, 124 10!, 130 30, 132 50, 148 62, 124 70')
    return drawing([
      form(skin, '#cf5d48', [parallel(80, 4.8, 0.1), 0.24], [parallel(6, 4.4, 0.1), 0.02]),
      line('M100 64C74 84 70 150 96 216M146 64c28 22 26 90 2 154M92 58c-20-6-38-2-48 10M152 58c20-6 36-2 46 10'),
      hatch(
        fringe('M100 64C74 84 70 150 96 216', 34, 18),
        fringe('M146 64c28 22 26 90 2 154', 34, 20),
        fringe('M100 64C74 84 70 150 96 216', 26, -9),
      ),
      form(stem, green, [parallel(80, 3.8), 0.5]),
    ])
  },
  'bitter-gourd': () => {
    const body: Body = {
      spine: (t) => [14 + 300 * t, 92 - 16 * Math.sin(Math.PI * t)],
      half: (t) => 54 * oval(t, 2.2) ** 1.2 * (1 + 0.035 * Math.sin(62 * t)),
      bow: 0.2,
    }
    const warts = Array.from({ length: 52 }, (_, i) => {
      const [row, k] = [i % 4, Math.floor(i / 4)]
      const [x, y] = rib(body, [-0.62, -0.2, 0.24, 0.64][row] ?? 0, 0.1 + k * 0.062 + (row % 2) * 0.03, 0)(0)
      return `M${(x - 6).toFixed(0)} ${(y + 3).toFixed(0)}q2-9 8-7q5 1 3 9`
    })
    return drawing([
      form(outline(body, 48), '#93ad62', [across(body, 60), 0.14], [along(body, 20), -0.02]),
      line(warts.join('')),
      cleft('M14 92c-8-2-12-8-14-16'),
      line('M314 92c5 1 9 0 13-3'),
    ])
  },
  /** Ribbed pods as long as an arm, swollen over each seed, and pieces cut for the pot. */
  drumstick: () => {
    const ribbed = (body: Body, knots: number): Stroke[] => [
      ...form(outline(body, knots, 0.5), '#93a868', [along(body, 7), 0.1]),
      line(strokes([rib(body, -0.3, 0.02, 0.98), rib(body, 0.34, 0.03, 0.97)], 0.5)),
    ]
    const pod = (x0: number, y0: number, x1: number, y1: number, bow: number) =>
      ribbed(
        {
          spine: bent(x0, y0, x1, y1, bow),
          half: (t) => 11.5 * oval(t, 3.4) ** 1.2 * (1 + 0.1 * Math.sin(60 * t)),
        },
        30,
      )
    const piece = (x0: number, y0: number, x1: number, y1: number): Stroke[] => [
      ...ribbed({ spine: rod(x0, y0, x1, y1), half: (t) => 14 * oval(t, 9) }, 8),
      ...form(outline(ball(x0 + 3, y0, 9, 14), 6), '#eef0d2'),
      line(`M${x0 + 3} ${y0 - 10}v8l-5 6M${x0 + 3} ${y0 - 2}l5 6`),
    ]
    return drawing([
      pod(2, 140, 300, 10, 20),
      pod(0, 124, 338, 44, -12),
      pod(8, 156, 346, 78, 14),
      piece(184, 154, 270, 146),
      piece(236, 172, 330, 162),
    ])
  },
}
