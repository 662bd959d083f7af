import { across, along, type Body, ball, outline, oval, rib } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

const leafGreen = '#a9b878'

export const fruits = {
  orange: () => {
    const body = ball(120, 122, 108, 104)
    return drawing([
      rounded(body, '#efb055', { gap: 4.6 }),
      dots(speckled(mass(outline(body)), 60)),
      line('M108 28c4 8 20 8 24 0M120 32v-11M103 35l10-5M137 35l-10-5M112 21c5-3 11-3 16 0'),
    ])
  },
  apple: () => {
    const body: Body = { spine: (t) => [122, 40 + 184 * t], half: (t) => 106 * oval(t, 2.2) * (1.06 - 0.26 * t * t) }
    const skin = through(
      '122 54!, 98 38, 58 38, 26 64, 18 108, 32 160, 58 204, 92 222, 108 221, 122 214!, 136 221, 152 222, 186 204, 212 160, 226 108, 218 64, 186 38, 146 38',
    )
    const leaf = through('134 32!, 146 14, 168 6, 194 12!, 182 30, 158 38')
    return drawing([
      form(
        skin,
        '#dd8a78',
        [along(body, 30, { from: 0.08, to: 0.97 }), 0.46, { jitter: 0.2 }],
        [along(body, 29), 0.06],
        [across(body, 34), -0.2],
      ),
      line('M84 56c14 14 62 15 80 0'),
      hatch(fringe('M86 58c14 12 60 13 76 0', 24, 10)),
      form(leaf, leafGreen, [parallel(60, 3.6), 0.4]),
      line('M134 32c20-4 40-10 58-20'),
      cleft('M122 66c-2-22 2-36 12-52'),
    ])
  },
  mango: () => {
    const body: Body = {
      spine: (t) => [30 + 218 * t, 142 - 26 * Math.sin(Math.PI * t) + 34 * t * t],
      half: (t) => (92 - 34 * t) * oval(t),
      bow: -0.18,
    }
    return drawing([
      rounded(body, '#edbd61', { gap: 5, level: 0.34 }),
      dots(speckled(mass(outline(body)), 26)),
      cleft('M31 138c-7-3-11-9-13-17'),
      line('M31 138c-6 3-11 2-15 0'),
    ])
  },
  pomegranate: () => {
    const body: Body = {
      spine: (t) => [122, 52 + 180 * t],
      half: (t) => 100 * oval(t, 2.2) * (1 + 0.05 * Math.cos(t * 6)),
      bow: 0.16,
    }
    const crown = through('98 60!, 96 42, 80 16!, 100 28!, 108 8!, 122 26!, 136 8!, 144 28!, 164 16!, 148 42, 146 60!')
    return drawing([
      form(crown, '#cf7a6c', [parallel(88, 4), 0.5]),
      rounded(body, '#d98478', { gap: 4.6 }),
      line(strokes([-0.66, -0.2, 0.34].map((v) => rib(body, v, 0.02, 0.34)))),
      dots(speckled(mass(outline(body)), 24)),
    ])
  },
  grape: () => {
    const places = [
      [82, 70],
      [124, 62],
      [160, 74],
      [54, 92],
      [182, 104],
      [104, 92],
      [140, 100],
      [72, 122],
      [162, 136],
      [46, 132],
      [112, 128],
      [88, 156],
      [138, 164],
      [64, 168],
      [112, 190],
      [92, 214],
      [128, 214],
      [112, 242],
    ] as const
    const berry = (x: number, y: number): Stroke[] => {
      const body = ball(x, y, 23, 26, 0.15)
      return form(outline(body, 4), '#c9cf94', [across(body, 9), 0.3, { jitter: 0.03 }])
    }
    return drawing([
      cleft('M118 52c-2-14 2-26 12-38'),
      line('M118 46c-14-6-26-4-40 10M120 44c14-4 30 0 42 16M128 18c-12-6-22-4-30 2'),
      ...places.map(([x, y]) => berry(x, y)),
    ])
  },
  /** A long egg of leathery skin, its bracts standing off like flames. */
}
