import { cleft, drawing, form, line, shade } from '../engraver.ts'
import { within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { through } from '../pen.ts'

const hide = '#c99b74'
const shaded = '#a87d5a'
const dark = '#4a3f36'

/** From the poll over face, throat and brisket, down and up the near legs, and back along the top line. */
const ox =
  '118 33, 104 36, 95 48, 86 72, 75 98, 62 114, 51 123, 46 134, 48 145, 58 152, 72 151, 84 143, 100 136, 114 126, 122 128, 127 146, 132 168, 142 192, 160 207, 176 212, 180 232, 178 254, 180 270, 182 294, 180 316, 173 333!, 200 333!, 201 316, 199 294, 200 270, 206 250, 214 228, 226 212, 262 220, 310 222, 354 214, 388 199, 406 190, 412 206, 424 228, 440 250, 443 270, 441 294, 438 316, 431 333!, 458 333!, 460 316, 459 294, 461 270, 470 250, 470 232, 478 206, 491 178, 498 142, 498 104, 493 76, 482 60, 462 49, 432 44, 394 47, 344 52, 292 53, 246 48, 214 39, 186 37, 156 40, 134 38'
const farFore =
  '146 192, 152 218, 150 246, 152 266, 154 294, 152 316, 145 333!, 170 333!, 171 316, 170 294, 172 266, 178 246, 186 218, 192 200'
const farHind =
  '382 192, 392 218, 404 238, 414 254, 416 272, 415 296, 412 316, 405 333!, 430 333!, 432 316, 431 294, 433 270, 442 248, 442 220, 430 190'

/** It hangs from the last of the back, its switch at the height of the hock. */
const tail = '456 47!, 480 49, 500 66, 509 110, 510 168, 504 222, 496 222, 500 168, 499 112, 492 78, 470 58!'
const tuft = '500 212, 490 232, 487 256, 494 288!, 499 276, 506 290!, 514 258, 512 230'

/** Muscles under the hide, each with the slant of its strokes. */
const muscles = [
  ['118 52, 150 46, 178 56, 170 110, 156 170, 140 176, 130 148, 124 116', 62],
  ['152 66, 190 48, 222 66, 232 120, 222 180, 204 216, 176 206, 158 176, 146 120', 74],
  ['214 62, 300 58, 384 58, 412 110, 404 180, 354 212, 300 222, 236 216, 214 190, 206 120', 98],
  ['396 60, 446 50, 482 66, 496 110, 492 160, 472 214, 452 236, 424 222, 406 186, 392 120', 104],
  ['86 62, 110 46, 122 74, 118 112, 96 132, 76 134, 84 100', 60],
] as const
const shins = [
  '180 232, 179 254, 181 270, 183 294, 181 316, 198 316, 196 294, 197 270, 202 250, 210 228',
  '424 228, 441 250, 444 270, 442 294, 439 316, 457 316, 456 294, 458 270, 466 250, 467 232',
]

const hoof = (x: number, y = 333) => `M${x} ${y}l6-15c8 3 14 3 22 0v15z`

/** Between the cuts; what would leave the body ends at its edge. */
const seams = [
  'M124 30c4 36 0 70 -8 104',
  'M156 30c6 40 2 90 -20 148',
  'M238 40c6 40 6 84 -2 130',
  'M312 40c4 40 4 80 0 118',
  'M384 40c0 36 -2 72 -8 104',
  'M446 36c-14 40 -32 72 -58 102',
  'M388 138c6 22 12 40 22 60',
  'M130 178c60 -8 126 -12 182 -20c26 -4 50 -10 76 -20',
  'M236 170c2 20 2 36 -2 56',
  'M160 238c20 7 36 7 60 0',
  'M416 232c20 8 40 8 70 -2',
]

export const cattle = {
  ox: () => {
    const skin = through(ox, { grain: 0.5 })
    const whole = mass(skin)
    const under = (text: string) =>
      form(through(text, { grain: 0.5 }), shaded, [parallel(14, 2.8), 0.6, { jitter: 0.2 }])
    return drawing(
      [
        under(farFore),
        form(hoof(145), dark),
        under(farHind),
        form(hoof(405), dark),
        form(through('122 44!, 132 26, 150 22, 164 30!, 152 46, 134 52'), shaded, [parallel(60, 2.6), 0.6]),
        form(through('114 42!, 108 22, 94 12, 74 10!, 86 20, 98 46!'), '#e9dcc0', [parallel(40, 2.6), 0.3]),
        form(skin, hide),
        muscles.flatMap(([text, slant]) =>
          shade(
            through(text),
            [parallel(slant, 2.4, 0.12), 0.2, { jitter: 0.12 }],
            [parallel(slant + 30, 2.6), -0.24, { seed: 9 }],
          ),
        ),
        shins.flatMap((text) => shade(through(text), [parallel(12, 2.6), 0.3])),
        { tool: 'seam', d: within(whole, ...seams) },
        form(hoof(173), dark),
        form(hoof(431), dark),
        form(through(tuft), shaded, [parallel(88, 2.8), 2]),
        form(through(tail), hide, [parallel(14, 3), 0.2]),
        form(through('112 40!, 120 54, 140 64, 158 60!, 150 44, 130 34'), shaded, [parallel(22, 2.6), 0.6]),
        form(through('92 77!, 97 71, 105 73!, 99 79'), dark),
        cleft('M55 130c1-5 7-6 9-2'),
        line(
          'M48 146c8 1 16 0 24-7M88 73c5-6 13-7 19-2M76 98c-2 12-8 20-6 28M62 115c7 2 11 7 12 13M118 80c4 18 2 34-6 46M128 146c8 6 12 12 16 22',
          'M180 268c6 3 14 3 20 0M442 266c6 4 14 4 20-2M406 190c10-6 14-14 16-26M181 316c6 2 13 2 20 0M438 316c6 2 14 2 21 0',
        ),
      ],
      { lines: 5 },
    )
  },
}
