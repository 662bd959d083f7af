import { ball, outline } from '../body.ts'
import { drawing, form, line, type Stroke } from '../engraver.ts'
import { parallel } from '../mass.ts'
import { through } from '../pen.ts'

const metal = '#d9d5ca'
const ellipse = (x: number, y: number, wide: number, high: number) => outline(ball(x, y, wide, high), 8, 0.5)

/** Where the thread falls, and the ground that it falls to. */
const [x, foot] = [92, 286]

/**
 * A syrup as it runs off a spoon. From 1, which runs into a flat pool, to 5, whose rope lays itself in coils. What is too
 * dark to be hatched shows its light instead.
 */
const spoon = (tint: string, thick: number) => () => {
  const isDark = Number.parseInt(tint.slice(1, 3), 16) < 90
  const liquid = (d: string, degrees: number): Stroke[] =>
    isDark
      ? form(d, tint, [parallel(degrees, 5), 0.72, { lit: true }])
      : form(d, tint, [parallel(degrees, 4.4), 0.36], [parallel(degrees, 4.4), 0, { seed: 9 }])
  const [top, low] = [5 + 2.4 * thick, 1.2 + 1.7 * thick]
  const coils = Array.from({ length: thick - 1 }, (_, i) =>
    liquid(ellipse(x + (i % 2 ? -5 : 5), foot - 4 - i * 9, 30 + 4 * thick - i * 8, 9), 6),
  )
  const end = foot - 8 * (thick - 1) + 2
  /** What lies in the bowl, and the thread that leaves it. */
  const run = through(
    `55 53, 76 42, 115 38, 154 42, 175 54, 158 65, ${x + top + 14} 69, ${x + top} 84, ${x + low + 2} 116, ${x + low} 160, ${x + low} ${end - 14}, ${x + low * 1.5} ${end}!, ${x - low * 1.5} ${end}!, ${x - low} ${end - 14}, ${x - low} 160, ${x - low - 2} 116, ${x - top} 82, ${x - top - 10} 67, 62 61`,
  )
  return drawing(
    [
      liquid(ellipse(x, foot + 2, 96 - 7 * thick, 13), 2),
      ...coils,
      form(through('176 44!, 214 30, 262 10, 290 2, 300 6, 298 16, 262 32, 214 54, 178 66!'), metal, [
        parallel(-20, 3),
        0.5,
      ]),
      form(
        through('48 54!, 54 74, 76 94, 112 102, 148 94, 172 74, 182 52!'),
        metal,
        [parallel(8, 3.4, 0.2), 0.5],
        [parallel(8, 3.4, 0.2), 0.1, { seed: 9 }],
      ),
      form(ellipse(115, 52, 68, 20), metal, [parallel(0, 3.4), 0.6]),
      liquid(run, 88),
      ...(thick < 3 ? [line(ellipse(x, foot + 2, 34, 5))] : []),
    ],
    { lines: 3 },
  )
}

export const spoons = {
  'spoon-glucose': spoon('#f4eeda', 5),
  'spoon-agave': spoon('#e2b562', 2),
  'spoon-golden': spoon('#d28d2c', 4),
  'spoon-maple': spoon('#9a521d', 1),
  'spoon-date': spoon('#4a2413', 3),
  'spoon-molasses': spoon('#1f120c', 3),
}
