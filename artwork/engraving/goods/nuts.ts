import { across, along, type Body, outline, oval, rib, rod } from '../body.ts'
import { drawing, form, hatch, line, rounded, staved } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

/** An arc for a spine, thick at one end. */
export const cashew: Body = {
  spine: (t) => {
    const angle = ((190 - 214 * t) * Math.PI) / 180
    const radius = 78 + 10 * t
    return [148 + radius * 1.12 * Math.cos(angle), 148 - radius * 0.98 * Math.sin(angle)]
  },
  half: (t) => (60 - 15 * t + 4 * Math.sin(Math.PI * t)) * (1 - Math.abs(2 * t - 1) ** 3.2) ** 0.5,
  bow: -0.28,
}

export const almond: Body = {
  spine: rod(12, 92, 290, 90),
  half: (t) => 144 * Math.sqrt(1 - t) * t ** 0.82,
  bow: 0.18,
}

export const hazelnut: Body = {
  spine: rod(120, 4, 120, 218),
  half: (t) => 108 * oval(t, 2.1) ** (1.25 - 0.3 * t) * (0.86 + 0.2 * t),
  bow: 0.22,
}

/** It opens at the left. */
const pistachio: Body = {
  spine: (t) => [8 + 274 * t, 106 - 6 * Math.sin(Math.PI * t)],
  half: (t) => 88 * oval(t, 2.1) * (1.1 - 0.2 * t),
  bow: 0.16,
}

/** Blunt at one end, drawn out into the germ's beak at the other. */
export const peanut: Body = {
  spine: (t) => [8 + 264 * t, 80 + 6 * Math.sin(Math.PI * t) + 20 * t ** 5],
  half: (t) => 76 * oval(t, 2.5) ** (0.92 + 0.55 * t ** 2),
  bow: 0.16,
}

const shell = '#e3c99b'

export const nuts = {
  cashew: () =>
    drawing([
      form(
        outline(cashew, 12),
        '#f0dcb4',
        [across(cashew, 58), 0.36],
        [across(cashew, 57, { from: 0.028 }), -0.02, { jitter: 0.04 }],
      ),
      line(strokes([rib(cashew, 0.4, 0.1, 0.9)])),
    ]),
  'cashew-split': () =>
    drawing([
      form(outline(cashew, 12), '#f5e7c8', [across(cashew, 70, { reach: 0.99 }), 0.1]),
      line(strokes([rib(cashew, 0.86, 0.05, 0.95), rib(cashew, -0.86, 0.05, 0.95), rib(cashew, 0.06, 0.07, 0.8)])),
      hatch(
        fringe(strokes([rib(cashew, 0.06, 0.07, 0.8)]), 34, 9),
        fringe(strokes([rib(cashew, -0.86, 0.05, 0.95)]), 46, 7),
      ),
    ]),
  'cashew-piece': () => {
    const broken = through(
      '42 118, 60 60!, 96 36, 150 26, 176 30!, 168 52!, 182 66!, 174 92!, 132 96, 104 116, 92 148, 66 158, 46 148',
    )
    return drawing([
      form(broken, '#f0dcb4', [parallel(62, 4, 0.1), 0.4], [parallel(62, 4, 0.1), 0.05, { seed: 9 }]),
      line('M176 30c-12 16-16 38-2 62M60 60c8 10 30 12 58-4'),
      hatch(fringe('M176 30c-12 16-16 38-2 62', 14, -12)),
    ])
  },
  almond: () =>
    drawing([
      form(
        outline(almond, 12),
        '#d9a873',
        [along(almond, 30, { from: 0.02, to: 0.99 }, 0.012), 0.66, { jitter: 0.24 }],
        [along(almond, 29, { to: 0.985 }), 0.22],
        [across(almond, 50), -0.08, { jitter: 0.04 }],
      ),
    ]),
  'almond-blanched': () =>
    drawing([
      form(
        outline(almond, 12),
        '#f6ead0',
        [across(almond, 60), 0.3],
        [across(almond, 59, { from: 0.03 }), 0, { jitter: 0.03 }],
      ),
      line('M13 92c60-8 150-12 212-2'),
    ]),
  'almond-slice': () => {
    const slice = (x: number, y: number, squeeze: number): Body => ({
      spine: rod(x, y, x + 168, y - 14),
      half: (t) => squeeze * Math.sqrt(1 - t) * t ** 0.82,
    })
    return drawing([
      ...[slice(26, 60, 92), slice(96, 120, 98), slice(18, 128, 84)]
        .map((body) => [
          form(outline(body, 10), '#f7ecd4', [along(body, 16), 0.1]),
          { tool: 'contour' as const, d: outline({ ...body, half: (t) => 0.9 * body.half(t, 1) }, 10) },
          line(strokes([rib(body, 0.05, 0.2, 0.82)])),
        ])
        .flat(2),
    ])
  },
  'almond-in-shell': () => {
    const body: Body = { spine: rod(10, 96, 290, 92), half: (t) => 158 * Math.sqrt(1 - t) * t ** 0.8, bow: 0.16 }
    const pits = Array.from({ length: 44 }, (_, i) => {
      const [t, v] = [0.16 + 0.74 * ((i * 0.618) % 1), -0.8 + 1.6 * ((i * 0.7548) % 1)]
      return rib(body, v, t, t + 0.012 + 0.008 * (i % 3))
    })
    return drawing([
      form(outline(body, 12), '#d8b27c', [along(body, 26, {}, 0.02), 0.3, { jitter: 0.16 }], [along(body, 25), 0]),
      line(strokes([rib(body, -0.94, 0.05, 0.9)])),
      line(strokes(pits)),
    ])
  },
  pistachio: () => {
    const back =
      '46 42, 76 25, 118 15, 174 18, 230 42, 268 78, 284 110, 266 142, 224 172, 164 190, 106 189, 72 181, 44 167'
    const valves = through(
      `13 77, 22 62, ${back}, 24 155, 17 147, 28 141, 66 143, 124 136, 174 124, 208 112!, 174 99, 124 86, 66 78, 26 81`,
    )
    const inside = through('208 112!, 150 84, 90 74, 36 74, 25 92, 22 112, 26 130, 38 148, 90 150, 150 136')
    const kernel = through('204 112!, 160 94, 108 85, 62 89, 36 101, 30 113, 40 125, 70 135, 112 134, 160 124')
    return drawing(
      [
        form(inside, '#b98f5d', [parallel(84, 3.6), 2]),
        form(kernel, '#a9b662', [parallel(1, 4, 0.08), 0.5, { jitter: 0.24 }]),
        form(
          valves,
          shell,
          [along(pistachio, 30), 0.42, { jitter: 0.2 }],
          [along(pistachio, 29), 0.06],
          [across(pistachio, 56), -0.45, { jitter: 0.04 }],
        ),
      ],
      // Of smaller ones not the mouth, which would cross that of the largest.
      { edge: through(back, { open: true }) },
    )
  },
  'pistachio-kernel': () => {
    const body: Body = { spine: rod(10, 80, 250, 74, 4), half: (t) => 62 * oval(t, 2.1) * (1.08 - 0.2 * t), bow: 0.14 }
    return drawing([
      staved(body, '#a5ad62', { staves: 22, level: 0.44, wave: 0.03, knots: 12 }),
      line('M12 80c30-10 54-8 88-2s90 8 148-4', 'M70 44c20 8 50 6 70-4'),
      hatch(fringe('M12 80c30-10 54-8 88-2s90 8 148-4', 30, 8)),
    ])
  },
  hazelnut: () =>
    drawing([
      form(
        outline(hazelnut, 12),
        '#bd7f48',
        [along(hazelnut, 30, { from: 0.03 }), 0.5, { jitter: 0.26 }],
        [along(hazelnut, 29), 0.1],
        [across(hazelnut, 40), -0.14],
      ),
      line(strokes([-0.62, -0.3, 0.02, 0.36].map((v, i) => rib(hazelnut, v, 0.02, 0.4 + 0.2 * ((i * 7) % 3))))),
    ]),
  macadamia: () => {
    const body: Body = { spine: rod(112, 8, 112, 204), half: (t) => 102 * oval(t), bow: 0.26 }
    return drawing([rounded(body, '#f4e6c6', { gap: 4.2 }), line('M104 15c4 6 12 6 16 0', 'M30 84c46 18 120 18 164-2')])
  },
  'pine-nut': () => {
    const body: Body = { spine: rod(8, 70, 260, 66, -6), half: (t) => 96 * Math.sqrt(1 - t) * t ** 0.78, bow: 0.14 }
    return drawing([
      form(outline(body, 12), '#f3e2ba', [across(body, 58), 0.34], [across(body, 57, { from: 0.03 }), 0]),
      line('M9 70c-4-2-5-5-4-8M40 62c50-14 110-18 160-10'),
    ])
  },
  'brazil-nut': () => {
    const body = through(
      '14 150, 30 104, 78 52, 140 22, 204 18, 256 42, 284 84!, 262 120, 200 148, 130 166, 60 172, 26 168',
    )
    return drawing([
      form(
        body,
        '#a9774c',
        [parallel(64, 4.4, 0.12), 0.34],
        [parallel(64, 4.4, 0.12), 0, { seed: 9 }],
        [parallel(-20, 5), -0.25],
      ),
      line('M16 152c60-30 150-62 268-68', 'M40 122c60-36 110-58 196-62'),
      hatch(
        fringe('M16 152c60-30 150-62 268-68', 60, 22, { jitter: 0.6 }),
        fringe('M284 84c-60-2-110 6-160 22', 20, -10),
      ),
    ])
  },
  peanut: () =>
    drawing([
      form(
        outline(peanut, 10),
        '#c27a55',
        [along(peanut, 26, {}, 0.03), 0.5, { jitter: 0.22 }],
        [along(peanut, 25), 0.1],
        [across(peanut, 50), -0.14],
      ),
      line(strokes([-0.62, -0.28, 0.12].map((v, i) => rib(peanut, v, 0.5 + 0.12 * i, 0.95, 0.02, i)))),
      line('M258 86c2 8 0 16-6 22'),
    ]),
  'peanut-in-shell': () => {
    const body: Body = {
      spine: rod(10, 88, 300, 84, -6),
      half: (t) => 74 * oval(t, 2.6) * (1 - 0.3 * Math.exp(-(((t - 0.52) / 0.13) ** 2))) * (1 - 0.08 * t),
      bow: 0.2,
    }
    const ribs = [-0.86, -0.56, -0.2, 0.18, 0.54, 0.84].map((v, i) => rib(body, v, 0.05, 0.95, 0.02, i))
    const bars = Array.from({ length: 40 }, (_, i) => {
      const column = i % 10
      const row = Math.floor(i / 10)
      const v = -0.72 + row * 0.38
      const t = 0.1 + column * 0.088 + (row % 2) * 0.04
      return rib(body, v, t, t + 0.012)
    })
    return drawing([
      form(outline(body, 14), '#e0bd85', [across(body, 70), 0.22], [across(body, 69, { from: 0.03 }), -0.06]),
      line(strokes(ribs)),
      line(strokes(bars)),
      line('M10 88c-5-2-8-6-8-12'),
    ])
  },
}
