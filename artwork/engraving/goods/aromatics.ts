import { across, along, type Body, ball, bent, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { fringe, speckled, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

export const aromatics = {
  bay: () =>
    drawing(
      [
        leaf({
          spine: rod(24, 96, 318, 60, 10),
          half: (t) => 54 * oval(t) ** 1.3,
          tint: '#9aa36d',
          veins: 9,
          rake: 0.1,
          teeth: 9,
          depth: 0.03,
        }),
        cleft('M24 96c-8 2-14 5-20 10'),
      ],
      { lines: 3 },
    ),
  chili: () => {
    const body: Body = {
      spine: (t) => [60 + 250 * t, 70 + 46 * Math.sin(2.6 * t) - 26 * t],
      half: (t) =>
        31 * Math.sqrt(1 - (1 - Math.min(1, t / 0.2)) ** 2) * (1 - t) ** 0.62 * (1 + 0.06 * Math.sin(22 * t)),
      bow: 0.2,
    }
    const folds = [rib(body, -0.3, 0.06, 0.86, 0.05), rib(body, 0.3, 0.1, 0.8, 0.05, 2)]
    return drawing(
      [
        cleft('M54 68C40 62 30 50 12 46'),
        form(outline(body, 16), '#a8342a', [across(body, 54), 0.3], [across(body, 53), -0.04]),
        line(strokes(folds, 0.5)),
        hatch(...folds.map((fold) => fringe(strokes([fold]), 30, 8))),
        form(through('50 48, 62 44!, 74 52, 78 70, 72 90, 60 98!, 50 88, 46 68'), '#b49a62', [parallel(84, 4), 0.5]),
      ],
      { lines: 3 },
    )
  },
  garlic: () => {
    const skin = through(
      '112 60, 116 36, 108 8!, 130 6!, 130 36, 134 60, 172 92, 204 136, 206 178, 180 206, 150 212, 122 216, 92 212, 62 206, 38 178, 40 136, 74 92',
    )
    const whole = mass(skin)
    return drawing(
      [
        form(skin, '#f2ece0', [parallel(84, 5, 0.06), 0.26], [parallel(84, 5, 0.06), -0.06, { seed: 9 }]),
        line(
          within(
            whole,
            'M116 44C104 90 66 120 62 204M119 44c-8 60-22 100-14 170M125 44c10 60 26 100 18 170M129 44c16 50 52 80 52 160',
          ),
        ),
        hatch(fringe('M119 60c-8 60-22 100-14 150', 34, 11), fringe('M129 60c16 50 52 70 52 142', 30, 12)),
        hatch('M96 213c-2 5-6 7-10 8M108 215c-1 5-3 8-5 10M120 216v10M132 215c1 5 3 8 6 10M146 213c3 4 6 6 10 7'),
      ],
      { on: 212 },
    )
  },
  /** Paprika, the dried pod it is ground from. */
  paprika: () => {
    const skin = through(
      '118 58, 94 46, 54 56, 30 92, 36 140, 66 188, 102 226, 122 244!, 140 226, 176 188, 208 140, 212 92, 186 56, 144 46',
    )
    const folds = [
      'M96 62c-26 30-24 90 16 160',
      'M146 62c24 32 18 90-18 166',
      'M52 76c-8 26 2 60 22 92',
      'M192 76c10 26 0 60-20 96',
      'M120 70c-6 50-4 100 0 150',
    ]
    return drawing([
      form(skin, '#a3362b', [parallel(70, 5), 0.2], [parallel(20, 5), 0]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 26, i % 2 ? -13 : 13))),
      form(through('90 60, 106 50, 112 28, 102 8!, 116 4!, 126 26, 132 48, 150 58, 122 70'), '#9a9560', [
        parallel(84, 4),
        0.5,
      ]),
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
    return drawing(
      [
        cleft('M120 262v-40'),
        form(through('120 14, 90 40, 68 100, 74 170, 100 222, 120 230, 142 222, 166 170, 172 100, 150 40'), '#7c242d'),
        ...fruits,
        line('M120 252c-14-6-24-4-32-12M121 246c12-8 22-8 30-16'),
      ],
      { lines: 3 },
    )
  },
  /** Dried hard and hollow: a dull ball with cracks at the stem. */
  loomi: () => {
    const body = ball(116, 114, 106, 102)
    const cracks = [
      'M112 18c-10 24 4 40-8 66',
      'M122 18c16 22 32 30 40 58s22 30 24 54',
      'M28 84c22 8 36 30 40 56s10 26 18 38',
      'M196 84c-14 10-18 30-12 48',
    ]
    const split = through('96 84!, 108 104, 112 130, 128 160, 132 186!, 116 168, 102 140, 94 110')
    return drawing([
      rounded(body, '#7a6247', { gap: 5, level: 0.32 }),
      line(...cracks),
      hatch(...cracks.map((crack) => fringe(crack, 20, -9))),
      form(split, '#2f2620', [parallel(0, 4), 2]),
      dots(speckled(mass(outline(body)), 40)),
      form(outline(ball(116, 18, 12, 6), 6), '#4f3f2f'),
    ])
  },
  vanilla: () => {
    const bean = (y: number, sag: number, hook: number): Body => ({
      spine: (t) => [
        10 + 330 * t,
        y + sag * Math.sin(Math.PI * t) - (t < 0.08 ? hook * ((0.08 - t) / 0.08) ** 1.6 : 0),
      ],
      half: (t) => 12 * oval(t, 5) * (1 - 0.2 * t) + 0.4,
      bow: 0.3,
    })
    return drawing(
      [bean(40, 12, 14), bean(78, 6, -10), bean(112, -6, 12)].map((body) =>
        [
          form(outline({ ...body, half: (t) => 12 * oval(t, 5) * (1 - 0.2 * t) }, 14), '#54382a', [
            along(body, 7, {}, 0.1),
            0.5,
          ]),
          line(strokes([rib(body, -0.3, 0.04, 0.97, 0.06), rib(body, 0.36, 0.05, 0.95, 0.06, 2)], 0.5)),
        ].flat(),
      ),
    )
  },
  /** A woody stem, small leaves in pairs that turn by a quarter, a tuft at the tip. */
  thyme: () => {
    const leaflet = (x: number, y: number, turn: number, long: number) => {
      const angle = (turn * Math.PI) / 180
      const spine = rod(x, y, x + long * Math.cos(angle), y + long * Math.sin(angle))
      const body: Body = { spine, half: (t) => long * 0.3 * oval(t) * (1.1 - 0.3 * t) }
      return [
        ...form(outline(body, 6, 0.5), '#93a06b', [along(body, 5), 0.34]),
        line(strokes([rib(body, 0, 0, 0.8)], 0.5)),
      ]
    }
    const stem = bent(60, 268, 150, 26, -18)
    const pairs = [0.1, 0.24, 0.37, 0.5, 0.62, 0.73, 0.83, 0.92].map((t, i) => {
      const [x, y] = stem(t)
      const long = 52 - i * 3.6
      const lean = i % 2 ? 52 : 34
      return [leaflet(x, y, -72 - lean, long), leaflet(x, y, -72 + lean, long)].flat()
    })
    return drawing([cleft(strokes([stem])), ...pairs, leaflet(149, 30, -92, 24), leaflet(150, 30, -56, 22)], {
      lines: 3,
      on: 262,
    })
  },
}
