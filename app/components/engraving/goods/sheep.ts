import { type Body, edge, oval, outline, rod } from '../body.ts'
import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { closed, type Curve, through } from '../pen.ts'

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

const near = (x: number) => `${x - 6} 190!, ${x - 2} 222, ${x + 2} 250, ${x + 2} 280, ${x - 4} 298!, ${x + 17} 298!, ${x + 16} 280, ${x + 17} 250, ${x + 22} 224, ${x + 26} 190!`
const seams = ['M176 20c6 60 6 110 -6 190', 'M258 20c4 50 4 90 2 130', 'M336 16c2 50 2 90 0 132', 'M392 16c-6 60 -22 100 -48 132', 'M120 150c70 -6 150 -4 224 -2', 'M344 148c8 24 16 40 24 66', 'M232 150c2 20 2 40 0 70', 'M98 84c20 20 24 50 18 84']

export const sheep = {
  sheep: () => {
    const coat = closed(fleece, 80, 0.5)
    const curls = ['M150 70c8-8 16-4 18 4', 'M204 54c8-8 16-4 18 4', 'M276 50c8-8 16-4 18 4', 'M360 52c8-8 16-4 18 4', 'M420 84c8-8 16-4 18 4', 'M200 110c8-8 16-4 18 4', 'M296 104c8-8 16-4 18 4', 'M376 112c8-8 16-4 18 4', 'M156 140c8-8 16-4 18 4', 'M420 140c8-8 16-4 18 4', 'M270 176c8-8 16-4 18 4', 'M330 172c8-8 16-4 18 4', 'M206 182c8-8 16-4 18 4']
    const head = through('112 44, 92 40, 76 52, 62 76, 46 98, 40 114, 48 126, 64 126, 82 116, 102 112, 120 96, 126 68')
    return drawing([
      form(through(near(146)), '#75614e', [parallel(20, 5), 0.6]),
      form(through(near(376)), '#75614e', [parallel(20, 5), 0.6]),
      form(through(near(178)), face, [parallel(88, 4.6), 0.3]),
      form(through(near(412)), face, [parallel(88, 4.6), 0.3]),
      form(through('446 78, 462 82, 472 104, 470 134, 460 146, 450 132, 446 104'), wool, [parallel(70, 5), 0.4]),
      form(coat, wool, [parallel(104, 5, 0.1), 0.16, { jitter: 0.12 }]),
      line(...curls),
      form(head, face, [parallel(64, 4.6, 0.1), 0.3], [parallel(64, 4.6, 0.1), -0.04, { seed: 9 }]),
      form(through('116 54!, 134 48, 158 58, 166 70!, 144 76, 122 70'), face, [parallel(14, 3.8), 0.5]),
      form(through('84 50, 90 32, 108 24, 128 26, 142 40, 136 54, 118 50, 104 54'), wool, [parallel(60, 5), 0.3]),
      form(through('78 70!, 84 66, 90 69!, 84 73'), '#2c2622'),
      line('M44 118c8 2 16 0 22-6M42 108c4-3 8-2 9 1'),
      { tool: 'seam', d: within(mass(coat), ...seams) },
    ], { lines: 5 })
  },
}

/** Where the number of a cut stands, in the order of the ox's. */
export const sheepCuts = [
  [1, 134, 118],
  [2, 206, 100],
  [3, 298, 92],
  [4, 358, 78],
  [5, 376, 128],
  [6, 424, 116],
  [7, 196, 176],
  [8, 300, 180],
  [9, 192, 250],
  [9, 426, 250],
] as const
