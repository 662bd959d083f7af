import { along, type Body, ball, bent, outline, oval, rib } from '../body.ts'
import { drawing, form, hatch, line, paper, type Stroke } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel, rings } from '../mass.ts'
import { between, type Curve, strokes, through } from '../pen.ts'

/** Made tea: a leaf twisted in on itself. */
const twisted = (spine: Curve, wide: number, tint: string, knots = 16): Stroke[] => {
  const body: Body = { spine, half: (t) => wide * oval(t) ** 1.1 * (1 + 0.22 * Math.sin(15 * t)), bow: 0.5 }
  return [
    ...form(outline(body, knots, 0.5), tint, [along(body, knots > 10 ? 7 : 3, {}, 0.2), 0.5]),
    line(strokes([rib(body, 0, 0.06, 0.94, knots > 10 ? 0.5 : 0)], 0.5)),
  ]
}

const porcelain = '#f6efe0'
const ellipse = (x: number, y: number, wide: number, high: number) => outline(ball(x, y, wide, high), 8, 0.5)

/** A cup on its saucer, seen from above so that the liquor shows, and three pieces of what it was made of. */
const cup = (liquor: string, piece: (spine: Curve) => Stroke[]) => () =>
  drawing([
    form(ellipse(140, 168, 138, 40), porcelain, [parallel(2, 4.6, 0.06), 0.5]),
    line(ellipse(140, 164, 92, 24)),
    hatch(...[0, 1, 2, 3, 4, 5].map((i) => `M${188 + i * 4} ${172 + i * 3}h${58 - i * 9}`)),
    form(
      through(
        '236 98!, 262 84, 290 92, 297 118, 280 146, 226 156!, 232 142, 266 132, 280 114, 274 102, 260 100, 238 114!',
      ),
      porcelain,
      [parallel(60, 4.4), 0.4],
    ),
    form(
      through('32 72!, 36 106, 54 142, 84 166, 92 178, 140 183, 188 178, 196 166, 226 142, 244 106, 248 72!'),
      porcelain,
      [parallel(86, 4.6, 0.12), 0.42],
      [parallel(86, 4.6, 0.12), 0.02, { seed: 9 }],
    ),
    form(ellipse(140, 72, 108, 46), porcelain),
    form(ellipse(140, 77, 98, 37), liquor, [rings(140, 60, 5, 0.4), 0.36]),
    hatch(fringe('M44 66C60 44 96 32 140 32S220 44 236 66', 44, 8, { even: true, lean: -0.4 })),
    paper('M66 76c4-12 20-20 40-24M60 84c0-3 1-6 3-9'),
    piece(bent(0, 214, 84, 228, 8)),
    piece(bent(60, 240, 150, 226, 10)),
    piece(bent(128, 240, 216, 236, -8)),
  ])

const leaf = (tint: string) => (spine: Curve) => twisted(spine, 8, tint, 10)

export const tea = {
  'cup-green': cup('#d9d389', leaf('#8a965a')),
  'cup-white': cup('#ecd9a0', leaf('#c3c6a6')),
  'cup-oolong': cup('#cf9544', leaf('#6d6544')),
  'cup-black': cup('#8c3f1c', leaf('#4a3a30')),
  /** Karak, and the cardamom that it is boiled with. */
  'chai-latte': cup('#c08a58', (spine) => {
    const body: Body = { spine: (t) => between(spine(0), spine(1), t), half: (t) => 15 * oval(t) }
    return [
      ...form(outline(body, 8), '#b3c084', [along(body, 8), 0]),
      line(strokes([-0.4, 0.2].map((v) => rib(body, v)))),
    ]
  }),
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
