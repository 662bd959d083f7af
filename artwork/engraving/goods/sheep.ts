import { type Body, edge, oval, rod } from '../body.ts'
import { drawing, form, line } from '../engraver.ts'
import { within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { type Curve, closed, through } from '../pen.ts'

const wool = '#ece2cd'
const face = '#8c7661'

/** A fleece is its body with a curl at every step along the edge. */
const barrel: Body = { spine: rod(118, 118, 452, 112, -6), half: (t) => 92 * oval(t, 3) * (0.9 + 0.14 * t) }
const fleece: Curve = (s) => {
  const [x, y] = edge(barrel)(s)
  const curl = 4.6 * Math.abs(Math.sin(s * 40 * Math.PI))
  const [cx, cy] = [285, 114]
  const far = Math.hypot(x - cx, (y - cy) * 2) || 1
  return [x + ((x - cx) / far) * curl, y + (((y - cy) * 2) / far) * curl]
}

const fore = (x: number) =>
  `${x - 6} 150!, ${x - 2} 222, ${x + 2} 250, ${x + 2} 280, ${x - 4} 298!, ${x + 17} 298!, ${x + 16} 280, ${x + 17} 250, ${x + 22} 224, ${x + 26} 150!`
const hind = (x: number) =>
  `${x - 10} 150!, ${x - 6} 206, ${x + 6} 230, ${x + 14} 246, ${x + 13} 266, ${x + 11} 286, ${x + 4} 298!, ${x + 25} 298!, ${x + 26} 284, ${x + 28} 262, ${x + 34} 240, ${x + 36} 214, ${x + 40} 150!`

const seams = [
  'M176 20c6 60 6 110 -6 190',
  'M250 20c4 50 4 90 2 130',
  'M314 16c2 50 2 90 0 132',
  'M372 16c2 50 -2 90 -8 132',
  'M430 34c-12 50 -36 90 -66 114',
  'M110 152c70 -8 170 -6 254 -4',
  'M364 148c6 24 10 40 12 66',
  'M232 150c2 20 2 40 0 70',
]

export const sheep = {
  sheep: () => {
    const coat = closed(fleece, 80, 0.5)
    const curls = [
      'M150 70c8-8 16-4 18 4',
      'M204 54c8-8 16-4 18 4',
      'M276 50c8-8 16-4 18 4',
      'M360 52c8-8 16-4 18 4',
      'M420 84c8-8 16-4 18 4',
      'M200 110c8-8 16-4 18 4',
      'M296 104c8-8 16-4 18 4',
      'M376 112c8-8 16-4 18 4',
      'M156 140c8-8 16-4 18 4',
      'M420 140c8-8 16-4 18 4',
      'M270 176c8-8 16-4 18 4',
      'M330 172c8-8 16-4 18 4',
      'M206 182c8-8 16-4 18 4',
    ]
    const head = through('112 44, 92 40, 76 52, 62 76, 46 98, 40 114, 48 126, 64 126, 82 116, 102 112, 120 96, 126 68')
    return drawing(
      [
        form(through(fore(148)), '#75614e', [parallel(20, 3), 0.6]),
        form(through(hind(368)), '#75614e', [parallel(20, 3), 0.6]),
        form(through(fore(184)), face, [parallel(12, 3), 0.3]),
        form(through(hind(396)), face, [parallel(12, 3), 0.3]),
        form(through('446 78, 462 82, 472 104, 470 134, 460 146, 450 132, 446 104'), wool, [parallel(70, 5), 0.4]),
        form(coat, wool, [parallel(104, 3, 0.1), 0.18, { jitter: 0.14 }]),
        line(...curls),
        form(head, face, [parallel(64, 3, 0.1), 0.3], [parallel(64, 3, 0.1), -0.1, { seed: 9 }]),
        form(through('116 54!, 134 48, 158 58, 166 70!, 144 76, 122 70'), face, [parallel(14, 3.8), 0.5]),
        form(through('90 46, 94 32, 106 30, 114 22, 126 28, 138 28, 144 42, 134 52, 122 46, 110 52, 100 46'), wool, [
          parallel(60, 5),
          0.3,
        ]),
        form(through('78 70!, 84 66, 90 69!, 84 73'), '#2c2622'),
        line('M44 118c8 2 16 0 22-6M42 108c4-3 8-2 9 1'),
        { tool: 'seam', d: within(mass(coat), ...seams) },
      ],
      { lines: 5 },
    )
  },
}
