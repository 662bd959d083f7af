import { along, type Body, ball, bent, outline, oval, rib } from '../body.ts'
import { cleft, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { blade } from '../leaf.ts'
import { parallel } from '../mass.ts'
import { type Curve, strokes } from '../pen.ts'

/** Made tea: a leaf twisted in on itself. */
const twisted = (spine: Curve, wide: number, tint: string, knots = 16): Stroke[] => {
  const body: Body = { spine, half: (t) => wide * oval(t) ** 1.1 * (1 + 0.22 * Math.sin(15 * t)), bow: 0.5 }
  return [
    ...form(outline(body, knots, 0.5), tint, [along(body, knots > 10 ? 7 : 3, {}, 0.2), 0.5]),
    line(strokes([rib(body, 0, 0.06, 0.94, knots > 10 ? 0.5 : 0)], 0.5)),
  ]
}

export const tea = {
  /** Two leaves and a bud, as they are plucked. */
  tea: () =>
    drawing(
      [
        blade(120, 196, 20, 92, 34, { teeth: 11, bow: -14, veins: 6 }),
        blade(122, 180, 232, 70, 36, { teeth: 11, bow: 16, veins: 6 }),
        form(
          outline({ spine: bent(120, 160, 132, 10, -8), half: (t) => 26 * Math.sqrt(t) * (1 - t) ** 0.8 }, 10),
          '#bccb90',
          [parallel(84, 4), 0.3],
        ),
        cleft('M116 262c4-34 6-66 4-104'),
        line('M122 150c2-44 4-84 10-132'),
      ],
      { lines: 3 },
    ),
  'tea-leaf': () =>
    drawing([
      twisted(bent(8, 40, 250, 62, 12), 14, '#55463a'),
      twisted(bent(30, 92, 268, 96, -14), 13, '#5d4c3c'),
      twisted(bent(12, 134, 236, 128, 12), 14, '#4e4036'),
    ]),
  'tea-broken': () => {
    const bits = [
      [20, 40, 74, 30],
      [92, 26, 150, 42],
      [168, 44, 214, 26],
      [40, 78, 96, 86],
      [118, 70, 166, 82],
      [186, 74, 240, 88],
      [14, 116, 62, 124],
      [82, 116, 138, 108],
      [158, 112, 206, 126],
      [60, 148, 112, 156],
      [132, 146, 186, 150],
    ] as const
    return drawing(
      bits.map(([x, y, tipX, tipY], i) => twisted(bent(x, y, tipX, tipY, i % 2 ? 5 : -5), 9, '#57463a', 8)),
    )
  },
  /** Crushed, torn and curled into grains. */
  'tea-ctc': () => {
    const grains = Array.from({ length: 30 }, (_, i): Stroke[] => {
      const [x, y] = [
        24 + (i % 6) * 38 + ((i * 7) % 11) + (Math.floor(i / 6) % 2) * 16,
        24 + Math.floor(i / 6) * 30 + ((i * 5) % 7),
      ]
      const body = ball(x, y, 12 + (i % 3) * 2, 11 + (i % 2) * 2)
      return [
        ...form(outline(body, 4), '#63452f', [parallel(30, 4.4), 0.34]),
        hatch(`M${x - 7} ${y - 2}q5-6 9-1t6 1`.replace('t6 1', 'q3 3 6 0')),
      ]
    })
    return drawing(grains)
  },
}
