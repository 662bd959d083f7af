import { across, along, type Body, ball, outline, oval, rib } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel, rays, rings } from '../mass.ts'
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
  'dragon-fruit': () => {
    const skin: Body = {
      spine: (t) => [128, 48 + 222 * t],
      half: (t) => 92 * oval(t, 2.1) * (0.94 + 0.12 * t),
      bow: 0.2,
    }
    const bract = (text: string) => form(through(text), '#e27fa0', [parallel(74, 4.4), 0.42, { jitter: 0.2 }])
    return drawing([
      bract('100 74!, 92 40, 74 14!, 112 34, 124 66'),
      bract('148 72!, 158 38, 182 12!, 176 50, 160 84'),
      bract('112 70!, 118 34, 134 4!, 146 36, 146 70'),
      form(
        outline(skin, 10),
        '#dd6a93',
        [across(skin, 46), 0.3],
        [across(skin, 45, { from: 0.03 }), -0.04],
        [along(skin, 18), -0.26],
      ),
      bract('50 128!, 30 108, 8 104!, 24 128, 44 152'),
      bract('206 126!, 226 104, 250 98!, 236 128, 214 154'),
      bract('98 104!, 84 80, 60 66!, 66 96, 88 128'),
      bract('168 108!, 186 84, 210 70!, 202 102, 178 130'),
      bract('120 122!, 130 92, 146 72!, 154 104, 142 134'),
      bract('66 182!, 46 160, 24 154!, 36 182, 58 206'),
      bract('188 186!, 210 164, 234 160!, 220 188, 198 210'),
      bract('96 172!, 88 144, 72 128!, 72 158, 88 192'),
      bract('146 180!, 156 150, 176 132!, 176 166, 160 198'),
      bract('118 222!, 116 194, 106 176!, 130 196, 136 226'),
      bract('84 236!, 70 216, 52 210!, 62 232, 80 252'),
      bract('168 238!, 184 218, 202 214!, 190 236, 172 254'),
      hatch(fringe('M98 104c-6 8-8 14-10 24M168 108', 6, 8), fringe('M142 134c-10-2-16-6-22-12', 8, -9)),
    ])
  },
  mangosteen: () => {
    const body: Body = { spine: (t) => [118, 46 + 172 * t], half: (t) => 102 * oval(t, 2.3), bow: 0.2 }
    const sepal = (text: string) => form(through(text), leafGreen, [parallel(60, 3.8, 0.1), 0.5])
    return drawing([
      form(
        outline(body),
        '#74445a',
        [across(body, 38), 0.4],
        [across(body, 37, { from: 0.03 }), 0.06],
        [along(body, 18), -0.14],
      ),
      sepal('116 52, 70 46, 36 60, 34 80, 60 88, 98 76'),
      sepal('120 52, 166 46, 202 60, 206 80, 178 90, 136 76'),
      sepal('118 54, 90 72, 84 98, 104 110, 134 108, 148 92, 138 70'),
      sepal('118 50, 98 32, 100 22, 124 18, 142 26, 138 38'),
      cleft('M118 52c0-14 3-24 10-34'),
    ])
  },
  rambutan: () => {
    const body = ball(120, 122, 76, 80)
    const hairs = Array.from({ length: 62 }, (_, i) => {
      const angle = i * 2.39996
      const out = Math.sqrt((i + 0.5) / 62)
      const [x, y] = [120 + 76 * out * Math.cos(angle), 122 + 80 * out * Math.sin(angle)]
      const long = 16 + 20 * out
      const turn = angle + 0.5
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long * 0.6 * Math.cos(angle)).toFixed(0)} ${(long * 0.6 * Math.sin(angle)).toFixed(0)} ${(long * Math.cos(turn)).toFixed(0)} ${(long * Math.sin(turn) + 3).toFixed(0)}`
    })
    return drawing([
      rounded(body, '#cf5f4c', { gap: 5, crossed: false }),
      line(hairs.join('')),
      cleft('M118 44c0-12 2-20 8-28'),
    ])
  },
  lychee: () => {
    const body: Body = {
      spine: (t) => [112, 26 + 186 * t],
      half: (t) => 100 * oval(t, 2.1) * (1.06 - 0.14 * t),
      bow: 0.2,
    }
    const bumps = Array.from({ length: 74 }, (_, i) => {
      const out = Math.sqrt((i + 0.5) / 74)
      const angle = i * 2.39996
      const [x, y] = [112 + 92 * out * Math.cos(angle), 112 + 88 * out * Math.sin(angle)]
      return `M${x.toFixed(0)} ${y.toFixed(0)}l4-6 8 1 3 6-5 5`.replace(
        'l4-6 8 1 3 6-5 5',
        out > 0.82 ? 'l3-4 5 1 1 4' : 'l4-6 8 1 3 6-5 5',
      )
    })
    return drawing([
      rounded(body, '#d2786b', { gap: 5, crossed: false, level: 0.26 }),
      line(bumps.join('')),
      cleft('M112 27c-1-9 1-16 7-24'),
    ])
  },
  /** One whole, wrinkling as it ripens, and one cut: rind, white wall, seeds in their pulp. */
  'passion-fruit': () => {
    const whole = ball(94, 92, 84, 84)
    const rind = ball(196, 122, 76, 78)
    const pulp = ball(196, 122, 58, 60)
    const seeds = Array.from({ length: 26 }, (_, i) => {
      const angle = i * 2.39996
      const out = Math.sqrt((i + 0.4) / 26) * 46
      return form(outline(ball(196 + out * Math.cos(angle), 122 + out * Math.sin(angle), 5, 6.4), 4), '#3f342c')
    })
    return drawing([
      rounded(whole, '#7a5270', { gap: 4.6, level: 0.4 }),
      line('M60 44c20 10 40 8 60-4M36 86c24 14 60 12 80 2'),
      cleft('M92 9c0-6 2-10 6-14'),
      form(outline(rind), '#7a5270'),
      form(outline(ball(196, 122, 70, 72)), '#f3e8d6', [rays(196, 122, 40, 60, 70), 2]),
      form(outline(pulp), '#e5ac45', [rings(196, 122, 5), 0.36]),
      ...seeds,
    ])
  },
}
