import { across, along, ball, type Body, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { fringe, speckled, within } from '../mark.ts'
import { mass, parallel, rays, rings } from '../mass.ts'
import { type Curve, strokes, through } from '../pen.ts'

export const cardamom: Body = { spine: rod(12, 82, 290, 76, -4), half: (t) => 66 * oval(t, 2.1) ** 1.1 * (1.1 - 0.2 * t), bow: 0.14 }

/** Three-sided pods: two faces are seen, each ribbed along. */
const pod = (body: Body, tint: string, wave: number): Stroke[] => [
  ...form(outline(body, 12), tint, [along(body, 24, {}, wave), 0.44, { jitter: 0.24 }], [along(body, 23, {}, wave), 0.02]),
  line(strokes([-0.66, -0.34, 0.06, 0.42, 0.72].map((v, i) => rib(body, v, 0.03, 0.97, wave, i)), 0.5)),
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
    return through(numbers.flatMap((n, i) => (i % 2 ? [] : [`${n} ${numbers[i + 1]}`])).join(','), { open: true, grain: 1 })
  })
  return [...rounded(body, tint, { gap: size / 11, level: 0.3, crossed: false }), line(...curved), hatch(...curved.map((d) => fringe(d, 9, size / 8)))]
}

export const spices = {
  'pepper-black': () => drawing(wrinkled(110, 104, 100, '#5f5249')),
  'pepper-white': () => {
    const body = ball(110, 104, 98, 96)
    return drawing([rounded(body, '#e3d6bb', { gap: 5 }), line(strokes([-0.7, -0.3, 0.14, 0.56].map((v) => rib(body, v, 0.02, 0.9)), 0.5)), line('M104 9c4 5 8 5 12 0')])
  },
  cardamom: () => drawing([pod(cardamom, '#b3c084', 0.008), cleft('M12 82c-6 0-11 2-15 5'), line('M290 76c4-1 7-3 9-6M290 76l10 2')], { measure: 130 }),
  'cardamom-black': () => {
    const body: Body = { spine: rod(14, 92, 280, 84, -6), half: (t) => 76 * oval(t, 2.3) * (1.06 - 0.18 * t), bow: 0.14 }
    return drawing([pod(body, '#6f5340', 0.04), hatch('M280 84l14-8M280 86l16 0M279 88l14 7M280 82l10-12M14 92l-10 3'), cleft('M14 92l-8 2')])
  },
  clove: () => {
    const stem = through('104 106, 98 150, 104 210, 112 246, 122 246, 132 210, 138 150, 132 106')
    const sepal = (text: string) => form(through(text), '#7b5138', [parallel(70, 4), 0.5])
    return drawing([
      form(stem, '#7b5138', [parallel(2, 4.6, 0.05), 0.34], [parallel(88, 4.4), 0.1]),
      rounded(ball(118, 62, 42, 40), '#a67449', { gap: 4.6 }),
      line('M118 24c-14 20-16 50-8 76M118 24c16 20 18 50 8 76'),
      sepal('98 116!, 72 96, 46 66!, 84 78, 108 98'),
      sepal('138 116!, 164 96, 190 66!, 152 78, 128 98'),
      sepal('100 120, 98 96, 110 74!, 124 96, 120 120'),
      sepal('116 120, 124 94, 136 78!, 142 98, 136 120'),
    ], { lines: 3 })
  },
  /** Ceylon: thin barks, many, rolled into one another. */
  cinnamon: () => {
    const quill = (y: number, tilt: number): Stroke[] => {
      const x = 44
      const bark = through(`${x} ${y - 25}!, 200 ${y - 25 + tilt / 2}, 344 ${y - 25 + tilt}!, 350 ${y + tilt}, 344 ${y + 25 + tilt}!, 200 ${y + 25 + tilt / 2}, ${x} ${y + 25}!`)
      const end = outline(ball(x, y, 15, 25), 8)
      return [
        form(bark, '#c08a5a', [parallel(1, 4.6), 0.36, { jitter: 0.2 }], [parallel(1, 4.6), 0.02, { seed: 9 }]),
        line(`M${x + 14} ${y - 6}C150 ${y - 8 + tilt / 3} 250 ${y - 4 + tilt / 1.5} 346 ${y - 6 + tilt}M${x + 40} ${y - 16}C150 ${y - 18 + tilt / 3} 220 ${y - 14} 300 ${y - 16 + tilt}`),
        form(end, '#d9ab7c'),
        line(`M${x + 1} ${y - 22}c-12 4-16 20-10 34s18 8 18-4-6-18-12-12-4 18 2 16 4-10 1-12M${x + 10} ${y - 18}c-8 0-12 8-11 12M${x - 10} ${y + 14}c6 6 14 6 18 0`),
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
      form(through('46 36!, 20 46, 8 76, 20 106, 46 116!, 64 110, 72 94, 64 80, 52 84, 52 94!, 58 92, 58 98, 46 104, 30 98, 22 76, 30 56, 46 48, 58 54, 58 62!, 64 64, 72 58, 64 42'), '#c9976a', [parallel(60, 4), 0.2]),
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
      const boat = through(`${turn(14, 0)}!, ${turn(40, 17)}, ${turn(74, 23)}, ${turn(long - 10, 10)}, ${turn(long + 8, -2)}!, ${turn(long - 12, -8)}, ${turn(74, -20)}, ${turn(40, -15)}`)
      const slit = through(`${turn(32, 0)}!, ${turn(56, 8)}, ${turn(78, 9)}, ${turn(long - 6, 0)}!, ${turn(78, -8)}, ${turn(56, -7)}`)
      const seed = through(`${turn(52, 0)}, ${turn(60, 6)}, ${turn(72, 6)}, ${turn(80, 0)}, ${turn(72, -6)}, ${turn(60, -5)}`)
      return [form(boat, '#9c6440', [rays(124, 118, 64, 20, 130), 0.34]), form(slit, '#5b3a26'), form(seed, '#c88f4e')].flat()
    }
    return drawing([...Array.from({ length: 8 }, (_, i) => ray(i)), form(outline(ball(124, 118, 13, 12), 6), '#9c6440', [parallel(30, 4), 0.4])])
  },
  nutmeg: () => {
    const body: Body = { spine: rod(116, 8, 118, 222), half: (t) => 88 * oval(t, 2.1), bow: 0.2 }
    const cut = ball(232, 150, 76, 72)
    // The dark of the skin runs in from the rim.
    const marbled = Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 15) * 2 * Math.PI
      const at = (far: number, turn: number) => `${(232 + 74 * far * Math.cos(angle + turn)).toFixed(0)} ${(150 + 70 * far * Math.sin(angle + turn)).toFixed(0)}`
      return through(`${at(0.96, 0)}, ${at(0.74, 0.16)}, ${at(0.56, -0.1)}, ${at(i % 2 ? 0.22 : 0.4, 0.2)}`, { open: true, grain: 1 })
    })
    return drawing([
      form(outline(body), '#a87c52', [along(body, 26, {}, 0.03), 0.42, { jitter: 0.2 }], [along(body, 25, {}, 0.03), 0.04]),
      line(strokes([-0.7, -0.36, 0, 0.34].map((v, i) => rib(body, v, 0.08, 0.92, 0.03, i)), 0.5)),
      form(outline(cut), '#dcbf93'),
      cleft(...marbled),
      hatch(...marbled.map((vein) => fringe(vein, 8, 6))),
    ])
  },
  /** A lace of flat straps that held the nut. */
  mace: () => {
    const strap = (text: string) => form(through(text), '#d07c3a', [parallel(80, 4.6, 0.06), 0.4])
    return drawing([
      strap('110 222, 66 196, 30 150, 14 92, 24 44!, 40 84, 60 130, 92 176'),
      strap('126 222, 172 196, 208 150, 224 92, 214 46!, 196 84, 176 130, 144 176'),
      strap('108 224, 82 180, 62 120, 58 60, 74 12!, 84 64, 96 120, 116 176'),
      strap('130 224, 156 180, 178 120, 182 62, 168 14!, 154 66, 142 120, 122 176'),
      strap('118 230, 102 180, 98 110, 106 50, 96 20!, 120 38, 136 8!, 132 56, 140 110, 136 180'),
      form(through('88 214, 104 200, 120 206, 136 200, 152 214, 138 236, 104 236'), '#b8652c', [parallel(80, 4), 0.6]),
      line('M118 204c-2-50-4-100 4-150M92 196c-14-40-20-80-18-130M150 196c12-40 18-80 16-130'),
    ], { lines: 3 })
  },
  bay: () =>
    drawing([
      leaf({ spine: rod(24, 96, 318, 60, 10), half: (t) => 54 * oval(t) ** 1.3, tint: '#9aa36d', veins: 9, rake: 0.1, teeth: 9, depth: 0.03 }),
      cleft('M24 96c-8 2-14 5-20 10'),
    ], { lines: 3 }),
  chili: () => {
    const body: Body = { spine: (t) => [60 + 250 * t, 70 + 46 * Math.sin(2.6 * t) - 26 * t], half: (t) => 31 * Math.sqrt(1 - (1 - Math.min(1, t / 0.2)) ** 2) * (1 - t) ** 0.62 * (1 + 0.06 * Math.sin(22 * t)), bow: 0.2 }
    const folds = [rib(body, -0.3, 0.06, 0.86, 0.05), rib(body, 0.3, 0.1, 0.8, 0.05, 2)]
    return drawing([
      cleft('M54 68C40 62 30 50 12 46'),
      form(outline(body, 16), '#a8342a', [across(body, 54), 0.3], [across(body, 53), -0.04]),
      line(strokes(folds, 0.5)),
      hatch(...folds.map((fold) => fringe(strokes([fold]), 30, 8))),
      form(through('50 48, 62 44!, 74 52, 78 70, 72 90, 60 98!, 50 88, 46 68'), '#b49a62', [parallel(84, 4), 0.5]),
    ], { lines: 3 })
  },
  garlic: () => {
    const skin = through('112 60, 116 36, 108 8!, 130 6!, 130 36, 134 60, 172 92, 204 136, 206 178, 180 206, 150 212, 122 216, 92 212, 62 206, 38 178, 40 136, 74 92')
    const whole = mass(skin)
    return drawing([
      form(skin, '#f2ece0', [parallel(84, 5, 0.06), 0.26], [parallel(84, 5, 0.06), -0.06, { seed: 9 }]),
      line(within(whole, 'M116 44C104 90 66 120 62 204M119 44c-8 60-22 100-14 170M125 44c10 60 26 100 18 170M129 44c16 50 52 80 52 160')),
      hatch(fringe('M119 60c-8 60-22 100-14 150', 34, 11), fringe('M129 60c16 50 52 70 52 142', 30, 12)),
      hatch('M96 213c-2 5-6 7-10 8M108 215c-1 5-3 8-5 10M120 216v10M132 215c1 5 3 8 6 10M146 213c3 4 6 6 10 7'),
    ], { on: 212 })
  },
  /** Paprika, the dried pod it is ground from. */
  paprika: () => {
    const skin = through('118 58, 94 46, 54 56, 30 92, 36 140, 66 188, 102 226, 122 244!, 140 226, 176 188, 208 140, 212 92, 186 56, 144 46')
    const folds = ['M96 62c-26 30-24 90 16 160', 'M146 62c24 32 18 90-18 166', 'M52 76c-8 26 2 60 22 92', 'M192 76c10 26 0 60-20 96', 'M120 70c-6 50-4 100 0 150']
    return drawing([
      form(skin, '#a3362b', [parallel(70, 5), 0.2], [parallel(20, 5), 0]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 26, i % 2 ? -13 : 13))),
      form(through('90 60, 106 50, 112 28, 102 8!, 116 4!, 126 26, 132 48, 150 58, 122 70'), '#9a9560', [parallel(84, 4), 0.5]),
    ])
  },
  sumac: () => {
    // Drupes crowd a cone, the ones below in front.
    const fruits = Array.from({ length: 46 }, (_, i): Stroke[] => {
      const high = i / 46
      const wide = 62 * Math.sin(Math.PI * (0.16 + 0.74 * high)) - 4
      const [x, y] = [120 + wide * Math.sin(i * 2.39996) * (0.5 + 0.5 * ((i * 0.618) % 1)), 22 + 200 * high]
      return form(outline(ball(x, y, 15, 14, 0.1), 4, 1), '#9a2f37', [parallel(30, 5), 0.2])
    })
    return drawing([cleft('M120 262v-40'), form(through('120 14, 90 40, 68 100, 74 170, 100 222, 120 230, 142 222, 166 170, 172 100, 150 40'), '#7c242d'), ...fruits, line('M120 252c-14-6-24-4-32-12M121 246c12-8 22-8 30-16')], { lines: 3 })
  },
  /** Dried hard and hollow: a dull ball with cracks at the stem. */
  loomi: () => {
    const body = ball(116, 114, 106, 102)
    const cracks = ['M112 16c-8 30 6 46-6 78s-20 34-16 66', 'M120 16c14 26 34 30 40 58s28 36 30 64', 'M30 80c20 10 34 34 36 60', 'M110 90c18 6 30 22 34 50']
    return drawing([
      rounded(body, '#7a6247', { gap: 5, level: 0.32 }),
      line(...cracks),
      hatch(...cracks.map((crack) => fringe(crack, 20, -9))),
      dots(speckled(mass(outline(body)), 50)),
      form(outline(ball(116, 18, 12, 6), 6), '#4f3f2f'),
    ])
  },
  vanilla: () => {
    const bean = (y: number, sag: number, hook: number): Body => ({
      spine: (t) => [10 + 330 * t, y + sag * Math.sin(Math.PI * t) - (t < 0.08 ? hook * ((0.08 - t) / 0.08) ** 1.6 : 0)],
      half: (t) => 12 * oval(t, 5) * (1 - 0.2 * t) + 0.4,
      bow: 0.3,
    })
    return drawing([bean(40, 12, 14), bean(78, 6, -10), bean(112, -6, 12)].map((body) => [
      form(outline({ ...body, half: (t) => 12 * oval(t, 5) * (1 - 0.2 * t) }, 14), '#54382a', [along(body, 7, {}, 0.1), 0.5]),
      line(strokes([rib(body, -0.3, 0.04, 0.97, 0.06), rib(body, 0.36, 0.05, 0.95, 0.06, 2)], 0.5)),
    ].flat()))
  },
  thyme: () => {
    const sprig = 'M20 250C60 190 90 110 150 20'
    const spots = [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
    const stem: Curve = (t) => [20 + 130 * t + 8 * Math.sin(3 * t), 250 - 230 * t]
    return drawing([
      cleft(sprig),
      ...spots.flatMap((t, i) => {
        const [x, y] = stem(t)
        const long = 46 - i * 3
        return [-0.5, 2.1].map((turn) => leaf({ spine: rod(x, y, x + long * Math.cos(turn - 0.9), y + long * Math.sin(turn - 0.9)), half: (u) => 12 * oval(u, 2.2), tint: '#93a06b', veins: 0, staves: 7 }))
      }),
      leaf({ spine: rod(148, 24, 158, -16), half: (u) => 10 * oval(u, 2.2), tint: '#93a06b', veins: 0, staves: 7 }),
    ], { lines: 3 })
  },
}
