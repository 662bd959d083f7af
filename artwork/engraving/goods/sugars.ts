import { outline, oval, rod } from '../body.ts'
import { dots, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { through } from '../pen.ts'

/** A block in three faces: lit above, half in the light to the left, dark to the right. */
const block = (x: number, y: number, wide: number, high: number, tint: string, gap = 5): Stroke[] => {
  const [rise, run] = [wide * 0.3, wide * 0.62]
  const top = `M${x} ${y}l${run} ${-rise} ${run} ${rise} ${-run} ${rise}z`
  const left = `M${x} ${y}l${run} ${rise}v${high}l${-run} ${-rise}z`
  const right = `M${x + run * 2} ${y}l${-run} ${rise}v${high}l${run} ${-rise}z`
  return [
    form(left, tint, [parallel(26, gap * 1.7), 0.5]),
    form(right, tint, [parallel(-64, gap), 2], [parallel(26, gap * 1.3), 0.6, { seed: 9 }]),
    form(top, tint),
  ].flat()
}

/** A crystal as sugar grows: a slanted prism. */
const crystal = (x: number, y: number, size: number, tint: string): Stroke[] => {
  const at = (u: number, v: number) => `${(x + u * size).toFixed(0)} ${(y + v * size).toFixed(0)}`
  const whole = `M${at(0, 0.3)}L${at(0.5, 0)}L${at(1.3, 0.14)}L${at(1.6, 0.5)}L${at(1.5, 1)}L${at(1, 1.3)}L${at(0.2, 1.12)}L${at(-0.1, 0.74)}Z`
  const dark = `M${at(1.3, 0.14)}L${at(1.6, 0.5)}L${at(1.5, 1)}L${at(1, 1.3)}L${at(1.04, 0.62)}Z`
  return [
    form(whole, tint),
    form(dark, tint, [parallel(-64, 5), 2]),
    hatch(
      `M${at(0, 0.3)}L${at(1.04, 0.62)}L${at(0.2, 1.12)}M${at(0.12, 1)}L${at(0.8, 1.12)}M${at(0.3, 0.98)}L${at(0.94, 1.08)}`,
    ),
  ].flat()
}

export const sugars = {
  'sugar-crystal': () =>
    drawing([crystal(96, 20, 70, '#f6f1e4'), crystal(18, 88, 62, '#f6f1e4'), crystal(140, 104, 66, '#f6f1e4')].flat()),
  'sugar-cube': () => {
    const cubes = [
      block(78, 52, 80, 66, '#f8f4e8'),
      block(16, 128, 80, 66, '#f8f4e8'),
      block(124, 130, 80, 66, '#f8f4e8'),
    ]
    return drawing([
      cubes.flat(),
      dots(
        'M126 44h0M110 56h0M140 60h0M64 122h0M48 134h0M80 138h0M172 124h0M160 138h0M190 140h0M100 86h0M116 106h0M36 162h0M56 186h0M144 166h0M160 190h0',
      ),
    ])
  },
  /** Raw cane, demerara: coarse grains of amber. */
  'sugar-brown': () => {
    const grains = [3, 4, 5, 6].flatMap((count, row) =>
      Array.from({ length: count }, (_, i) =>
        crystal(120 + (i - count / 2) * 40 + ((i * 7 + row * 5) % 9), 14 + row * 34 + ((i * 5) % 7), 24, '#c99a58'),
      ),
    )
    return drawing(grains.flat())
  },
  jaggery: () => {
    const cone = through(
      '20 176!, 30 120, 52 60, 74 34, 110 24, 160 24, 196 36, 216 64, 236 122, 246 176!, 190 196, 132 200, 70 196',
    )
    const bite = through('150 60, 176 54, 206 70, 222 108, 226 140, 196 150, 172 136, 160 100')
    return drawing([
      form(cone, '#b98142', [parallel(74, 4.8, 0.06), 0.34], [parallel(74, 4.8, 0.06), 0, { seed: 9 }]),
      line('M52 60c40 20 120 22 164 2'),
      form(bite, '#c99453', [parallel(20, 5), 0.4]),
      line('M166 82c14 6 30 6 40 0M172 112c14 8 32 6 46-2'),
      dots(speckled(mass(cone), 60)),
    ])
  },
  'palm-sugar': () => {
    const disk = (y: number): Stroke[] =>
      [
        form(
          through(`18 ${y}!, 18 ${y + 40}, 60 ${y + 68}, 130 ${y + 78}, 200 ${y + 68}, 242 ${y + 40}, 242 ${y}!`),
          '#a06a36',
          [parallel(88, 5), 0.36],
          [parallel(88, 5), 0.04, { seed: 9 }],
        ),
        form(outline({ spine: rod(130, y - 36, 130, y + 36), half: (t) => 112 * oval(t) }, 10), '#b67d42', [
          parallel(0, 6),
          0,
        ]),
      ].flat()
    return drawing(
      [
        disk(104),
        disk(48),
        [line('M60 40c30-14 70-18 110-12'), dots('M90 56h0M130 48h0M160 60h0M110 66h0M190 46h0M70 50h0')],
      ].flat(),
    )
  },
}
