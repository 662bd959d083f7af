import { across, along, type Body, ball, outline, oval, rib } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded } from '../engraver.ts'
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
    /** From the shoulders down and from the edges to the middle: what hangs before lies over what hangs behind. */
    const berries = [
      [78, 62],
      [158, 70],
      [118, 56],
      [44, 84],
      [192, 92],
      [98, 84],
      [142, 88],
      [66, 106],
      [174, 120],
      [34, 122],
      [118, 112],
      [92, 132],
      [148, 138],
      [58, 144],
      [176, 154],
      [124, 158],
      [86, 172],
      [150, 182],
      [112, 196],
      [140, 214],
      [92, 212],
      [118, 240],
    ].flatMap(([x = 0, y = 0]) => {
      const body = ball(x, y, 22, 25, 0.15)
      // The bunch is round, too: its berries darken away from the light, by steps, so that most are alike in bytes.
      const level = Math.round((x + y) / 60) * 0.12 - 0.06
      return form(outline(body, 4, 0.5), '#c9cf94', [across(body, 12), level, { jitter: 0.03 }])
    })
    return drawing([
      cleft('M118 52c-2-14 2-26 12-38'),
      line('M118 46c-14-6-30-4-44 6M120 42c14-4 36 0 48 12M126 22c16-2 24 6 34 2s6-14-2-12'),
      ...berries,
    ])
  },
}
