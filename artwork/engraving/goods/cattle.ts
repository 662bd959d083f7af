import { cleft, drawing, form, line, paper, shade } from '../engraver.ts'
import { within } from '../mark.ts'
import { type Family, mass, parallel } from '../mass.ts'
import { through } from '../pen.ts'

const hide = '#c99b74'
const shaded = '#a87d5a'
const dark = '#4a3f36'

/** From the poll over face, throat and brisket, down and up the near legs, and back along the top line. */
const ox =
  '118 33, 104 36, 95 48, 87 72, 78 96, 70 107, 58 113, 47 120, 42 131, 44 142, 52 147, 55 153, 66 156, 78 152, 88 145, 100 137, 114 126, 122 128, 127 146, 132 168, 142 192, 160 207, 176 212, 180 232, 178 254, 180 270, 182 294, 180 316, 173 333!, 200 333!, 201 316, 199 294, 200 270, 206 250, 214 228, 226 212, 262 220, 310 222, 354 214, 388 199, 406 190, 412 206, 424 228, 440 250, 443 270, 441 294, 438 316, 431 333!, 458 333!, 460 316, 459 294, 461 270, 470 250, 470 232, 478 206, 491 178, 498 142, 498 104, 493 76, 482 60, 462 49, 432 44, 394 47, 344 52, 292 53, 246 48, 214 39, 186 37, 156 40, 134 38'
const farFore =
  '146 192, 152 218, 150 246, 152 266, 154 294, 152 316, 145 333!, 170 333!, 171 316, 170 294, 172 266, 178 246, 186 218, 192 200'
const farHind =
  '382 192, 392 218, 404 238, 414 254, 416 272, 415 296, 412 316, 405 333!, 430 333!, 432 316, 431 294, 433 270, 442 248, 442 220, 430 190'

/** It hangs from the last of the back, its switch at the height of the hock. */
const tail = '456 47!, 480 49, 500 66, 509 110, 510 168, 504 222, 496 222, 500 168, 499 112, 492 78, 470 58!'
const tuft = '500 212, 490 232, 487 256, 494 288!, 499 276, 506 290!, 514 258, 512 230'

/** What swells under the hide: neck, shoulder, barrel and rump. */
const muscles = [
  '116 52, 146 44, 172 54, 168 100, 158 160, 144 188, 132 160, 124 126',
  '148 64, 184 42, 214 54, 230 110, 226 160, 216 206, 205 232, 198 256, 186 250, 180 214, 160 184, 148 120',
  '196 56, 300 56, 390 52, 420 110, 412 180, 388 198, 354 213, 310 220, 262 217, 232 208, 208 170, 196 110',
  '392 52, 446 46, 482 62, 496 106, 495 146, 488 180, 475 208, 467 236, 460 262, 448 264, 428 228, 410 190, 392 120',
]

/** Strokes round the trunk as its ribs are, upright in the middle, leaning with the neck and the thigh. */
const ribs =
  (gap: number, offset: number, lean = 0): Family =>
  ({ box: [left, top, right, bottom] }) =>
    Array.from({ length: Math.round((right - left + 120) / gap) }, (_, i) => {
      const x = left - 60 + (i + offset) * gap
      const slope = 0.3 - 0.0013 * (x - 130) - lean
      return (s: number) => {
        const y = top + (bottom - top) * s
        return [x + slope * (y - 130) + 24 * Math.cos((y - 120) / 74), y]
      }
    })

const shins = [
  '182 226, 180 254, 181 270, 183 294, 181 317, 199 317, 198 294, 199 270, 204 250, 211 228',
  '426 228, 441 250, 444 270, 442 294, 439 317, 458 317, 457 294, 459 270, 468 250, 468 232',
]

const hoof = (x: number, y = 333) => [
  ...form(`M${x} ${y}l6-15c8 3 14 3 22 0v15z`, dark),
  paper(`M${x + 7} ${y - 11}l-4 9M${x + 11} ${y - 10}l-3 8M${x + 17} ${y - 12}l2 12`),
]

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
      form(
        through(text, { grain: 0.5 }),
        shaded,
        [parallel(12, 2.1, 0.06), 0.7, { grain: 1, jitter: 0.2 }],
        [parallel(70, 2.6), 0.1, { grain: 1 }],
      )
    return drawing(
      [
        under(farFore),
        hoof(145),
        under(farHind),
        hoof(405),
        form(through('125 40!, 124 25, 114 14, 100 10!, 109 20, 112 40!'), '#e9dcc0', [parallel(70, 2), 0.6]),
        form(through('114 42!, 108 22, 94 12, 74 10!, 86 20, 98 46!'), '#e9dcc0', [parallel(70, 2), 0.3]),
        form(skin, hide),
        muscles.flatMap((text) =>
          shade(
            through(text),
            [ribs(2.8, 0), 0.42, { jitter: 0.2, shortest: 12 }],
            [ribs(2.8, 0.5), 0.12, { jitter: 0.14, shortest: 12, seed: 9 }],
            [ribs(3, 0, 0.5), -0.2, { grain: 1, seed: 5 }],
          ),
        ),
        shade(through('100 42, 118 48, 121 78, 117 112, 100 135, 82 142, 78 126, 88 96, 92 66'), [
          parallel(58, 2, 0.1),
          0.4,
          { jitter: 0.2, grain: 1 },
        ]),
        shins.flatMap((text) =>
          shade(through(text), [parallel(10, 2, 0.1), 0.36, { jitter: 0.2, grain: 1, shortest: 3 }]),
        ),
        { tool: 'seam', d: within(whole, ...seams) },
        hoof(173),
        hoof(431),
        form(through(tuft), shaded, [parallel(86, 2), 2]),
        form(through(tail), hide, [parallel(14, 2.2), 0.3, { grain: 1 }]),
        form(through('112 40!, 120 54, 140 64, 158 60!, 150 44, 130 34'), hide, [parallel(22, 2), 0.2]),
        form(through('120 45!, 130 55, 152 58!, 140 46, 128 40'), shaded, [parallel(30, 2), 0.8]),
        form(through('60 112, 47 120, 42 131, 44 141, 52 142, 56 134, 63 128, 66 118'), shaded, [parallel(40, 2), 0.3]),
        form(through('91 78!, 95 71, 101 71, 105 78!, 98 81'), dark),
        paper('M97 74h1.5'),
        cleft('M50 130c0-6 7-8 9-3'),
        line(
          'M44 142c8 7 22 6 32-4M88 76c4-8 14-9 20-3M84 94c-2 8-6 12-10 16',
          'M112 36c-8 4-10 12-6 20M107 36c-6 4-8 11-6 17M102 39c-4 4-5 8-4 12M94 17c4 4 6 8 7 12M99 17c4 5 6 9 7 14',
          'M116 84c4 16 2 30-6 42M132 136c4 16 8 30 16 44M406 190c12-8 18-22 18-44',
          'M180 268c6 3 14 3 20 0M442 266c6 4 14 4 20-2M181 316c6 2 13 2 20 0M438 316c6 2 14 2 21 0M470 234c-6 8-8 14-9 24M191 274c-2 14-2 26 0 38M453 272c-3 14-3 26-1 40',
        ),
      ],
      { lines: 5 },
    )
  },
}
