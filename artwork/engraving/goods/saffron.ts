import { drawing, form, type Stroke } from '../engraver.ts'
import { parallel } from '../mass.ts'
import { through } from '../pen.ts'

const red = '#a3271b'
const yellow = '#e2a63a'

/** A stigma widens from its thread to a trumpet with a frayed rim; the style below it is yellow. */
const stigma = (x: number, y: number, turn: number, style: number, size = 1): Stroke[] => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (far: number, side: number) => {
    const bend = 16 * Math.sin((far / 130) * Math.PI) * size
    const [u, v] = [far * size, side * size + bend]
    return `${(x + u * cos - v * sin).toFixed(1)} ${(y + u * sin + v * cos).toFixed(1)}`
  }
  const thread = through(
    `${at(0, -2)}!, ${at(50, -3.4)}, ${at(100, -7)}, ${at(128, -13)}!, ${at(124, -7)}!, ${at(134, -3)}!, ${at(127, 1)}!, ${at(136, 7)}!, ${at(125, 9)}!, ${at(126, 14)}!, ${at(100, 6)}, ${at(50, 3)}, ${at(0, 2)}!`,
    { grain: 0.5 },
  )
  const stem =
    style > 0
      ? form(
          through(`${at(-style, -1.6)}!, ${at(0, -2.4)}!, ${at(14, 0)}, ${at(0, 2.4)}!, ${at(-style, 1.6)}!`, {
            grain: 0.5,
          }),
          yellow,
        )
      : []
  return [...form(thread, red, [parallel((turn * 180) / Math.PI + 4, 3), 0.5]), ...stem]
}

/** Three stigmas still on one style. */
const bunch = (x: number, y: number, turn: number, style: number): Stroke[] =>
  [-0.34, 0.3, 0].flatMap((spread, i) => stigma(x, y, turn + spread, i === 2 ? style : 0, 0.92))

export const saffron = {
  /** Cut short and straight from the upper stigma: all red, thick. */
  negin: () =>
    drawing([stigma(20, 34, -0.08, 0, 1.4), stigma(56, 76, -0.04, 0, 1.45), stigma(12, 126, -0.06, 0, 1.35)], {
      lines: 3,
    }),
  /** All red tips, thinner and often broken. */
  sargol: () =>
    drawing(
      [
        stigma(16, 40, 0.14, 0, 0.95),
        stigma(150, 30, 0.34, 0, 0.8),
        stigma(30, 96, -0.16, 0, 1),
        stigma(150, 112, -0.3, 0, 0.86),
        stigma(64, 134, 0.05, 0, 0.8),
      ],
      { lines: 3 },
    ),
  /** The red with a little of the yellow style. */
  pushal: () => drawing([bunch(86, 56, -0.16, 44), bunch(66, 124, 0.1, 48)].flat(), { lines: 3 }),
  /** Whole threads, style and all. */
  saffron: () => drawing([bunch(110, 84, -0.06, 96)].flat(), { lines: 3 }),
}
