import { across, along, type Body, ball, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, paper, rounded, type Stroke } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { type Point, strokes, through } from '../pen.ts'

const ribbed = (body: Body, tint: string, ribs: readonly number[], staves: number, level = 0.34): Stroke[] => [
  ...form(outline(body, 12, 0.5), tint, [along(body, staves), level, { jitter: 0.14 }]),
  line(
    strokes(
      ribs.map((v) => rib(body, v, 0.03, 0.97)),
      0.5,
    ),
  ),
]

/** A corner belongs to three meshes, so how far it is off depends on its place alone. */
const shaken = ([u, v]: Point, mesh: number): Point => {
  const [a, b] = [Math.round(u) * 12.9898 + Math.round(v) * 78.233, Math.round(u) * 39.346 + Math.round(v) * 11.135]
  return [u + mesh * 0.36 * Math.sin(a), v + mesh * 0.36 * Math.sin(b)]
}

/** The net of a mustard's coat: meshes that narrow towards the edge of the ball. */
function net(x: number, y: number, radius: number, mesh: number) {
  const turned = ([u, v]: Point): Point => {
    const far = Math.hypot(u, v) / radius
    const near = far === 0 ? 1 : Math.sin(Math.min(1, far) * (Math.PI / 2)) / far
    return [x + u * near, y + v * near]
  }
  const cells: string[] = []
  for (let row = -12; row <= 12; row++)
    for (let column = -12; column <= 12; column++) {
      const u = (column + (row % 2) / 2) * mesh * 1.73
      const v = row * mesh * 1.5
      if (Math.hypot(u, v) > radius * 0.98) continue
      const corners = [30, 90, 150, 210].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        const corner: Point = [u + mesh * Math.cos(angle), v + mesh * Math.sin(angle)]
        return turned(shaken(corner, mesh))
      })
      const inside = corners.filter(([cx, cy]) => Math.hypot(cx - x, cy - y) < radius - 1)
      if (inside.length === 4) cells.push(`M${inside.map(([cx, cy]) => `${cx.toFixed(0)} ${cy.toFixed(0)}`).join('L')}`)
    }
  return cells.join('')
}

const mustard = (radius: number, tint: string, mesh: number, level: number) => {
  const body = ball(100, 100 - radius, radius, radius * 0.97)
  return drawing(
    [
      rounded(body, tint, { gap: 4.4, level, crossed: false }),
      hatch(net(100, 100 - radius, radius, mesh)),
      line(`M${100 - radius * 0.3} ${100 - radius * 1.78}c4 5 12 5 17 0`),
    ],
    { lines: 3 },
  )
}

export const seeds = {
  cumin: () => {
    const body: Body = { spine: rod(14, 62, 186, 56, -9), half: (t) => 22 * oval(t) ** 1.2 }
    return drawing(
      [
        ribbed(body, '#c9ab79', [-0.72, -0.3, 0.16, 0.6], 18),
        line('M14 62l-12 4M186 56c5-1 8-5 12-9M186 56c5 0 8 2 12 1'),
        hatch(fringe('M30 54c40-22 90-26 140-8', 26, 5, { even: true })),
      ],
      { lines: 3 },
    )
  },
  coriander: () => {
    const body: Body = { spine: rod(100, 8, 100, 128), half: (t) => 61 * oval(t) }
    const ribs = [-0.88, -0.66, -0.36, 0, 0.36, 0.66, 0.88].map((v, i) => rib(body, v, 0.04, 0.96, 0.045, i))
    return drawing(
      [
        form(outline(body, 8), '#d6b980', [along(body, 22), 0.26]),
        line(strokes(ribs, 0.5)),
        cleft('M100 9v-7'),
        line('M94 11l6-5 6 5'),
      ],
      { lines: 3 },
    )
  },
  fennel: () => {
    const body: Body = { spine: rod(10, 60, 190, 62, 7), half: (t) => 31 * oval(t) ** 1.1 }
    return drawing(
      [
        ribbed(body, '#bcc07f', [-0.8, -0.72, -0.4, -0.32, 0.04, 0.12, 0.46, 0.54, 0.84], 16),
        line('M190 62l10 1M10 60l-8-5M10 60l-9 1'),
      ],
      { lines: 3 },
    )
  },
  caraway: () => {
    const body: Body = {
      spine: (t) => [16 + 168 * t, 80 - 40 * Math.sin(Math.PI * t)],
      half: (t) => 20 * oval(t) ** 1.2,
    }
    return drawing([ribbed(body, '#a07b52', [-0.7, -0.22, 0.28, 0.74], 18, 0.4)], { lines: 3 })
  },
  ajwain: () => {
    const body: Body = { spine: rod(44, 62, 156, 60), half: (t) => 40 * oval(t) * (1.12 - 0.34 * t) }
    return drawing(
      [
        ribbed(body, '#b59b6d', [-0.78, -0.36, 0.06, 0.5, 0.84], 18),
        dots(speckled(mass(outline(body)), 16)),
        line('M44 62l-12-4M156 60l10-8M156 60l12 4'),
      ],
      { lines: 3 },
    )
  },
  /** An angular pebble with one deep groove from its corner. */
  fenugreek: () => {
    const stone = through('30 66, 36 34, 62 20, 104 14, 142 18, 166 34, 172 66, 164 98, 136 112, 92 116, 52 110, 34 96')
    const groove = 'M34 44c26 12 50 14 72-4 10-8 14-16 16-26'
    return drawing(
      [
        form(stone, '#d3a454', [parallel(70, 4.6, 0.14), 0.32], [parallel(70, 4.6, 0.14), 0, { seed: 9 }]),
        cleft(groove),
        hatch(fringe(groove, 26, 12), fringe(groove, 18, -7)),
        dots(speckled(mass(stone), 12)),
      ],
      { lines: 3 },
    )
  },
  'mustard-yellow': () => mustard(50, '#e6cb80', 6.6, 0.3),
  'mustard-brown': () => mustard(41, '#a9683c', 5.6, 0.34),
  'mustard-black': () => {
    const body = ball(100, 62, 37, 36)
    return drawing(
      [
        form(outline(body, 8), '#463a34', [across(body, 20), 0.62, { lit: true, jitter: 0.1 }]),
        paper(net(100, 62, 37, 5.2)),
      ],
      { lines: 3 },
    )
  },
  /** Three-sided, its faces dull and wrinkled, the edges sharp. */
  /** A drop with sharp edges, the faces between them wrinkled across. */
  nigella: () => {
    const whole = through('14 84!, 44 58, 88 28, 126 20!, 152 40, 168 72!, 160 94, 124 106!, 76 104, 34 96')
    const edges = ['M14 84C60 74 106 52 126 20', 'M14 84c52 0 104-4 154-12']
    const wrinkles = [
      fringe('M40 80C80 70 114 52 132 32', 14, 22, { lean: -0.3, jitter: 0.3, even: true, from: 0.26 }),
      fringe('M50 86c40 0 76-2 110-8', 13, 17, { lean: 0.3, jitter: 0.4, even: true }),
      fringe('M50 62C80 48 100 36 114 26', 9, 9, { lean: -0.4, jitter: 0.4, even: true }),
    ]
    return drawing([form(whole, '#3f3a37'), paper(...edges, ...wrinkles)], { lines: 3 })
  },
  sesame: () => {
    const seed = (x: number, y: number, turn: number): Body => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return {
        spine: (t) => [x + 84 * (t - 0.5) * cos, y + 84 * (t - 0.5) * sin],
        half: (t) => 56 * Math.sqrt(1 - t) * t ** 0.8,
        bow: 0.14,
      }
    }
    return drawing(
      [
        ...[seed(56, 56, 0.4), seed(132, 44, 2.5), seed(112, 92, -0.2)].map((body) =>
          [
            form(outline(body, 8, 0.5), '#efe0bd', [across(body, 14), 0.26]),
            line(strokes([rib(body, 0, 0.04, 0.3)])),
          ].flat(),
        ),
      ],
      { lines: 3 },
    )
  },
}
