import { across, along, type Body, ball, outline, oval } from '../body.ts'
import { cleft, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { parallel, rays, rings } from '../mass.ts'
import { type Curve, type Point, strokes, through } from '../pen.ts'

const leafGreen = '#a9b878'

export const exotics = {
  /** Bracts that grow out of the skin: no line parts their foot from it, and their tips are green. */
  'dragon-fruit': () => {
    const skin: Body = {
      spine: (t) => [128, 56 + 214 * t],
      half: (t) => 90 * oval(t, 2.1) * (0.94 + 0.12 * t),
      bow: 0.2,
    }
    const bract = (x: number, y: number, degrees: number, long: number, wide: number): Stroke[] => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
      const at = (across: number, up: number): Point => {
        const [u, v] = [wide * across + (degrees * 0.3 - 4) * up * up, long * up]
        return [x + u * cos + v * sin, y + u * sin - v * cos]
      }
      const path = (...points: readonly (readonly [across: number, up: number, corner?: 1])[]) =>
        through(
          points
            .map(([across, up, corner]) => `${at(across, up).map(Math.round).join(' ')}${corner ? '!' : ''}`)
            .join(),
          { open: true, grain: 1 },
        )
      const shade = [0.72, 0.5, 0.3].map(
        (across, i): Curve =>
          (s) =>
            at(across * (1 - 0.5 * s), 0.06 + (0.5 - 0.1 * i) * s),
      )
      return [
        {
          tool: 'contour',
          tint: '#dd6a93',
          d: path([-1.1, 0, 1], [-0.94, 0.3], [-0.58, 0.62, 1], [0, 1, 1], [0.58, 0.62, 1], [0.94, 0.3], [1.1, 0, 1]),
        },
        {
          tool: 'contour',
          tint: '#b3b26a',
          d: path([-0.58, 0.62, 1], [0, 1, 1], [0.58, 0.62, 1]),
        },
        hatch(strokes(shade, 1)),
      ]
    }
    return drawing(
      [
        bract(104, 86, -26, 66, 18),
        bract(154, 86, 28, 66, 18),
        bract(128, 86, 2, 82, 20),
        form(outline(skin, 10), '#dd6a93', [across(skin, 46), 0.3], [across(skin, 45, { from: 0.03 }), -0.04]),
        bract(66, 124, -48, 56, 20),
        bract(190, 124, 48, 56, 20),
        bract(104, 118, -14, 54, 20),
        bract(154, 122, 14, 58, 20),
        bract(54, 174, -58, 54, 20),
        bract(202, 174, 58, 54, 20),
        bract(84, 170, -22, 58, 21),
        bract(130, 168, 0, 60, 22),
        bract(176, 174, 24, 56, 20),
        bract(74, 220, -50, 46, 18),
        bract(184, 220, 50, 46, 18),
        bract(106, 222, -12, 58, 22),
        bract(154, 224, 14, 56, 22),
        bract(130, 258, 2, 44, 18),
      ],
      // Of smaller ones the skin and the highest bract.
      {
        edge: through(
          '108 62!, 118 54!, 127 4!, 138 54!, 148 62!, 173 79, 201 112, 215 163, 206 215, 184 246, 128 267, 72 246, 50 215, 41 163, 55 112, 84 80',
          { grain: 1 },
        ),
      },
    )
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
