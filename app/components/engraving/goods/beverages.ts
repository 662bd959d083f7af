import { across, along, type Body, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { type Curve, strokes, through } from '../pen.ts'

/** Broad across: what a screen measures. */
export const coffee: Body = {
  spine: rod(6, 112, 294, 112),
  half: (t) => 106 * oval(t, 2.1) * (1.02 - 0.05 * t),
  bow: 0.3,
}
const furrow = 'M12 120C48 96 92 94 136 112S236 136 289 104'

const herb = '#9db077'

const bent =
  (x: number, y: number, tipX: number, tipY: number, bow = 0): Curve =>
  (t) => {
    const [dx, dy] = [tipX - x, tipY - y]
    const long = Math.hypot(dx, dy)
    const out = bow * Math.sin(Math.PI * t)
    return [x + dx * t - (dy / long) * out, y + dy * t + (dx / long) * out]
  }

/** A pointed leaf on a sprig. */
const _blade = (
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  wide: number,
  { tint = herb, teeth = 0, bow = 8, veins = 5 } = {},
) =>
  leaf({
    spine: bent(x, y, tipX, tipY, bow),
    half: (t) => 1.9 * wide * Math.sqrt(t) * (1 - t) ** 0.85,
    tint,
    teeth,
    depth: 0.16,
    sharp: true,
    veins,
    rake: 0.18,
    staves: wide > 30 ? 11 : 7,
  })

/** Made tea: a leaf twisted in on itself. */
const _twisted = (spine: Curve, wide: number, tint: string, knots = 16): Stroke[] => {
  const body: Body = { spine, half: (t) => wide * oval(t) ** 1.1 * (1 + 0.22 * Math.sin(15 * t)), bow: 0.5 }
  return [
    ...form(outline(body, knots, 0.5), tint, [along(body, knots > 10 ? 7 : 3, {}, 0.2), 0.5]),
    line(strokes([rib(body, 0, 0.06, 0.94, knots > 10 ? 0.5 : 0)], 0.5)),
  ]
}

export const beverages = {
  /** Its flat side, with the furrow. */
  coffee: () =>
    drawing(
      [
        form(outline(coffee, 10), '#b3ba8b', [across(coffee, 52), 0.36], [across(coffee, 51, { from: 0.03 }), 0.02]),
        line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
        cleft(furrow),
        hatch(fringe(furrow, 58, 11, { lean: 0.4 })),
      ],
      { measured: 'height' },
    ),
  'coffee-roasted': () =>
    drawing(
      [
        form(outline(coffee, 10), '#7a4a2c', [across(coffee, 50), 0.44], [across(coffee, 49, { from: 0.03 }), 0.08]),
        line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
        cleft(furrow),
        hatch(fringe(furrow, 58, 12, { lean: 0.4 })),
      ],
      { measured: 'height' },
    ),
  /** A bean from the pod, and the pod. */
  cocoa: () => {
    const pod: Body = { spine: rod(8, 84, 300, 74, -8), half: (t) => 72 * oval(t, 2.1) ** 1.15, bow: 0.16 }
    return drawing([
      form(outline(pod, 12), '#b5713d', [along(pod, 22), 0.34], [across(pod, 50), -0.04]),
      line(
        strokes(
          [-0.74, -0.4, -0.02, 0.36, 0.7].map((v, i) => rib(pod, v, 0.03, 0.97, 0.012, i)),
          0.5,
        ),
      ),
      hatch(...[-0.4, -0.02, 0.36].map((v) => fringe(strokes([rib(pod, v, 0.1, 0.9)]), 30, 9))),
      cleft('M8 84c-8 0-12 2-16 6'),
    ])
  },
  matcha: () => {
    const bowl = through('20 90!, 26 138, 52 176, 92 194, 100 204, 168 204, 176 194, 216 176, 242 138, 248 90!')
    const rim = outline({ spine: rod(134, 66, 134, 114), half: (t) => 114 * oval(t) }, 8)
    const foam = outline({ spine: rod(134, 76, 134, 112), half: (t) => 98 * oval(t) }, 8)
    return drawing([
      form(bowl, '#8b8577', [parallel(4, 5, 0.16), 0.34], [parallel(4, 5, 0.16), 0, { seed: 9 }]),
      form(rim, '#d9d2c0'),
      form(foam, '#a9b960', [parallel(0, 5), 0.2]),
      dots(speckled(mass(foam), 40)),
      line('M34 140c50 24 150 24 200 0'),
    ])
  },
}
