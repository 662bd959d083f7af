import { along, type Body, ball, outline, oval, rib, rod } from '../body.ts'
import { cleft, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel, rays } from '../mass.ts'
import { strokes, through } from '../pen.ts'

export const cardamom: Body = {
  spine: rod(12, 82, 290, 76, -4),
  half: (t) => 66 * oval(t, 2.1) ** 1.1 * (1.1 - 0.2 * t),
  bow: 0.14,
}

/** Three-sided pods: two faces are seen, each ribbed along. */
const pod = (body: Body, tint: string, wave: number): Stroke[] => [
  ...form(
    outline(body, 12),
    tint,
    [along(body, 24, {}, wave), 0.44, { jitter: 0.24 }],
    [along(body, 23, {}, wave), 0.02],
  ),
  line(
    strokes(
      [-0.66, -0.34, 0.06, 0.42, 0.72].map((v, i) => rib(body, v, 0.03, 0.97, wave, i)),
      0.5,
    ),
  ),
]

const wrinkled = (x: number, y: number, size: number, tint: string): Stroke[] => {
  const body = ball(x, y, size, size * 0.98)
  const at = (u: number, v: number) => `${(x + u * size).toFixed(0)} ${(y + v * size).toFixed(0)}`
  const folds = [
    `M${at(-0.5, -0.7)}L${at(-0.3, -0.36)}L${at(-0.66, -0.06)}L${at(-0.36, 0.3)}L${at(-0.5, 0.72)}`,
    `M${at(-0.3, -0.36)}L${at(0.16, -0.46)}L${at(0.32, -0.86)}`,
    `M${at(0.16, -0.46)}L${at(0.3, -0.06)}L${at(-0.04, 0.18)}L${at(-0.36, 0.3)}`,
    `M${at(0.3, -0.06)}L${at(0.72, -0.2)}L${at(0.86, -0.5)}`,
    `M${at(-0.04, 0.18)}L${at(0.16, 0.56)}L${at(-0.06, 0.92)}`,
    `M${at(0.16, 0.56)}L${at(0.6, 0.4)}L${at(0.72, -0.2)}`,
    `M${at(-0.66, -0.06)}L${at(-0.96, 0.06)}`,
  ]
  const creases = folds.map((fold) => fold.replaceAll('L', ' ').replace('M', '').trim())
  const curved = creases.map((text) => {
    const numbers = text.split(/\s+/)
    return through(numbers.flatMap((n, i) => (i % 2 ? [] : [`${n} ${numbers[i + 1]}`])).join(','), {
      open: true,
      grain: 1,
    })
  })
  return [
    ...rounded(body, tint, { gap: size / 11, level: 0.3, crossed: false }),
    line(...curved),
    hatch(...curved.map((d) => fringe(d, 9, size / 8))),
  ]
}

export const spices = {
  'pepper-black': () => drawing(wrinkled(110, 104, 100, '#5f5249')),
  'pepper-white': () => {
    const body = ball(110, 104, 98, 96)
    return drawing([
      rounded(body, '#e3d6bb', { gap: 5 }),
      line(
        strokes(
          [-0.7, -0.3, 0.14, 0.56].map((v) => rib(body, v, 0.02, 0.9)),
          0.5,
        ),
      ),
      line('M104 9c4 5 8 5 12 0'),
    ])
  },
  cardamom: () => drawing([pod(cardamom, '#b3c084', 0.008), cleft('M12 82l-5 2'), line('M290 76l4-2M290 76l4 2')]),
  'cardamom-black': () => {
    const body: Body = {
      spine: rod(14, 92, 280, 84, -6),
      half: (t) => 76 * oval(t, 2.3) * (1.06 - 0.18 * t),
      bow: 0.14,
    }
    return drawing([
      pod(body, '#6f5340', 0.04),
      hatch('M280 84l14-8M280 86l16 0M279 88l14 7M280 82l10-12M14 92l-10 3'),
      cleft('M14 92l-8 2'),
    ])
  },
  clove: () => {
    const stem = through('104 106, 98 150, 104 210, 112 246, 122 246, 132 210, 138 150, 132 106')
    const sepal = (text: string) => form(through(text), '#7b5138', [parallel(70, 4), 0.5])
    return drawing(
      [
        form(stem, '#7b5138', [parallel(2, 4.6, 0.05), 0.34], [parallel(88, 4.4), 0.1]),
        rounded(ball(118, 62, 42, 40), '#a67449', { gap: 4.6 }),
        line('M118 24c-14 20-16 50-8 76M118 24c16 20 18 50 8 76'),
        sepal('98 116!, 72 96, 46 66!, 84 78, 108 98'),
        sepal('138 116!, 164 96, 190 66!, 152 78, 128 98'),
        sepal('100 120, 98 96, 110 74!, 124 96, 120 120'),
        sepal('116 120, 124 94, 136 78!, 142 98, 136 120'),
      ],
      { lines: 3 },
    )
  },
  /** Ceylon: thin barks, many, rolled into one another. */
  cinnamon: () => {
    const quill = (y: number, tilt: number): Stroke[] => {
      const x = 44
      const bark = through(
        `${x} ${y - 25}!, 200 ${y - 25 + tilt / 2}, 344 ${y - 25 + tilt}!, 350 ${y + tilt}, 344 ${y + 25 + tilt}!, 200 ${y + 25 + tilt / 2}, ${x} ${y + 25}!`,
      )
      const end = outline(ball(x, y, 15, 25), 8)
      return [
        form(bark, '#c08a5a', [parallel(1, 4.6), 0.36, { jitter: 0.2 }], [parallel(1, 4.6), 0.02, { seed: 9 }]),
        line(
          `M${x + 14} ${y - 6}C150 ${y - 8 + tilt / 3} 250 ${y - 4 + tilt / 1.5} 346 ${y - 6 + tilt}M${x + 40} ${y - 16}C150 ${y - 18 + tilt / 3} 220 ${y - 14} 300 ${y - 16 + tilt}`,
        ),
        form(end, '#d9ab7c'),
        line(
          `M${x + 1} ${y - 22}c-12 4-16 20-10 34s18 8 18-4-6-18-12-12-4 18 2 16 4-10 1-12M${x + 10} ${y - 18}c-8 0-12 8-11 12M${x - 10} ${y + 14}c6 6 14 6 18 0`,
        ),
      ].flat()
    }
    return drawing([quill(40, 8), quill(100, 0)].flat())
  },
  /** Cassia: one thick bark, curled in from both sides. */
  cassia: () => {
    const bark = through('46 36!, 200 30, 340 40!, 352 74, 340 112!, 200 116, 46 116!')
    return drawing([
      form(bark, '#9a6642', [parallel(1, 5), 0.4, { jitter: 0.3 }], [parallel(1, 5), 0.04, { seed: 9 }]),
      line('M62 70c90-8 190-6 286 4M90 50c70-6 150-4 220 2'),
      hatch(fringe('M62 70c90-8 190-6 286 4', 60, 12)),
      form(
        through(
          '46 36!, 20 46, 8 76, 20 106, 46 116!, 64 110, 72 94, 64 80, 52 84, 52 94!, 58 92, 58 98, 46 104, 30 98, 22 76, 30 56, 46 48, 58 54, 58 62!, 64 64, 72 58, 64 42',
        ),
        '#c9976a',
        [parallel(60, 4), 0.2],
      ),
    ])
  },
  'star-anise': () => {
    const ray = (i: number): Stroke[] => {
      const angle = (i * 45 * Math.PI) / 180 + 0.2
      const long = 104 + (i % 3) * 10
      const turn = (far: number, side: number): string => {
        const [x, y] = [far * Math.cos(angle) - side * Math.sin(angle), far * Math.sin(angle) + side * Math.cos(angle)]
        return `${(124 + x).toFixed(0)} ${(118 + y * 0.94).toFixed(0)}`
      }
      const boat = through(
        `${turn(14, 0)}!, ${turn(40, 17)}, ${turn(74, 23)}, ${turn(long - 10, 10)}, ${turn(long + 8, -2)}!, ${turn(long - 12, -8)}, ${turn(74, -20)}, ${turn(40, -15)}`,
      )
      const slit = through(
        `${turn(32, 0)}!, ${turn(56, 8)}, ${turn(78, 9)}, ${turn(long - 6, 0)}!, ${turn(78, -8)}, ${turn(56, -7)}`,
      )
      const seed = through(
        `${turn(52, 0)}, ${turn(60, 6)}, ${turn(72, 6)}, ${turn(80, 0)}, ${turn(72, -6)}, ${turn(60, -5)}`,
      )
      return [
        form(boat, '#9c6440', [rays(124, 118, 64, 20, 130), 0.34]),
        form(slit, '#5b3a26'),
        form(seed, '#c88f4e'),
      ].flat()
    }
    return drawing([
      ...Array.from({ length: 8 }, (_, i) => ray(i)),
      form(outline(ball(124, 118, 13, 12), 6), '#9c6440', [parallel(30, 4), 0.4]),
    ])
  },
  nutmeg: () => {
    const body: Body = { spine: rod(116, 8, 118, 222), half: (t) => 88 * oval(t, 2.1), bow: 0.2 }
    const cut = ball(232, 150, 76, 72)
    // The dark of the skin runs in from the rim.
    const marbled = Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 15) * 2 * Math.PI
      const at = (far: number, turn: number) =>
        `${(232 + 74 * far * Math.cos(angle + turn)).toFixed(0)} ${(150 + 70 * far * Math.sin(angle + turn)).toFixed(0)}`
      return through(`${at(0.96, 0)}, ${at(0.74, 0.16)}, ${at(0.56, -0.1)}, ${at(i % 2 ? 0.22 : 0.4, 0.2)}`, {
        open: true,
        grain: 1,
      })
    })
    return drawing([
      form(outline(body), '#a87c52', [along(body, 22, {}, 0.02), 0.4, { jitter: 0.2 }]),
      line(
        strokes(
          [-0.7, -0.36, 0, 0.34].map((v, i) => rib(body, v, 0.08, 0.92, 0.03, i)),
          0.5,
        ),
      ),
      form(outline(cut), '#dcbf93'),
      cleft(...marbled),
    ])
  },
  /** A lace of flat straps that held the nut. */
  mace: () => {
    // Straps part and join again: through the gaps one sees where the nut was.
    const cage = through(
      '116 232, 84 224, 50 192, 30 150, 22 104, 34 58, 58 30, 66 10!, 78 30, 92 20, 96 4!, 110 24, 124 16, 132 4!, 138 24, 156 22, 170 8!, 174 34, 200 62, 212 106, 204 152, 184 194, 148 224',
    )
    const gap = (text: string) => form(through(text), '#7a3d18', [parallel(0, 4), 2])
    return drawing(
      [
        form(cage, '#d07c3a', [parallel(74, 5, 0.1), 0.3], [parallel(74, 5, 0.1), -0.06, { seed: 9 }]),
        gap('52 150!, 46 110, 56 64, 72 46!, 66 90, 72 140, 84 182!'),
        gap('94 60!, 88 100, 94 150, 104 190!, 108 140, 106 90'),
        gap('132 56!, 126 96, 128 150, 134 194!, 146 150, 144 96'),
        gap('164 52!, 170 96, 164 150, 154 188!, 182 154, 190 110, 182 70'),
        line('M80 40c-8 50-2 110 24 168M118 40c-4 50-4 110 0 180M154 40c6 50 2 110-22 170M40 110c2 40 18 76 44 96'),
        hatch(fringe('M80 40c-8 50-2 110 24 168', 26, 8), fringe('M118 40c-4 50-4 110 0 180', 26, 8)),
      ],
      { lines: 3 },
    )
  },
}
