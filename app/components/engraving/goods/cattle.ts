import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { through } from '../pen.ts'

const hide = '#c99b74'
const shaded = '#a87d5a'
const horn = '#4a3f36'

/** From the poll over face, throat and brisket, down and up the near legs, and back along the top line. */
const ox =
  '110 34, 98 36, 88 52, 78 76, 68 98, 56 110, 47 120, 46 132, 54 141, 68 142, 84 132, 104 120, 118 120, 126 142, 134 168, 146 190, 164 203, 178 210, 180 234, 178 257, 180 273, 182 296, 180 317, 174 333!, 200 333!, 201 317, 199 296, 200 273, 204 255, 212 231, 222 210, 260 218, 310 221, 354 213, 390 196, 408 188, 414 205, 424 229, 438 249, 442 270, 440 296, 438 317, 432 333!, 458 333!, 460 317, 459 296, 461 273, 468 252, 468 234, 476 205, 490 176, 498 140, 498 104, 492 74, 482 58, 462 48, 430 44, 390 46, 340 50, 290 52, 244 48, 214 40, 184 38, 150 40, 128 40'
const farFore =
  '150 190, 154 218, 152 249, 154 268, 156 296, 154 317, 148 333!, 172 333!, 173 317, 172 296, 174 268, 178 247, 184 216, 190 200'
const farHind =
  '384 190, 392 213, 404 236, 414 257, 416 275, 415 299, 413 317, 407 333!, 431 333!, 433 317, 432 296, 434 273, 440 249, 440 218, 430 190'

/** It hangs from the last of the back, its switch at the height of the hock. */
const tail = '474 50!, 490 56, 502 76, 508 120, 508 170, 504 214, 496 214, 499 170, 498 120, 492 84, 478 64!'
const switched = '500 206, 490 222, 486 248, 492 276!, 498 266, 504 280!, 514 250, 512 222'

const hooves = [
  'M174 333l4-12c8 3 15 3 23 0l-1 12Z',
  'M432 333l5-12c8 3 15 3 23 0l-2 12Z',
  'M148 333l4-12c8 3 13 3 21 0l-1 12Z',
  'M407 333l5-12c8 3 13 3 21 0l-2 12Z',
]
const [nearFore = '', nearHind = '', offFore = '', offHind = ''] = hooves

/** Between the cuts; what would leave the body is cut off at its edge. */
const seams = [
  'M142 36c2 40 2 80 0 150',
  'M122 58c-6 20 -8 40 -8 66',
  'M236 40c6 40 6 80 -2 126',
  'M310 40c4 40 4 78 0 114',
  'M384 36c0 36 -2 70 -10 108',
  'M446 40c-14 40 -34 70 -60 96',
  'M386 136c6 22 14 42 24 60',
  'M142 168c60 -8 120 -8 168 -14c24 -3 50 -8 76 -18',
  'M234 166c2 20 2 36 0 60',
  'M160 228c24 8 42 8 70 0',
  'M416 218c22 8 40 6 70 -8',
]

export const cattle = {
  ox: () => {
    const skin = through(ox, { grain: 0.5 })
    const whole = mass(skin)
    return drawing(
      [
        form(through(farFore, { grain: 0.5 }), shaded, [parallel(20, 5), 0.6]),
        form(offFore, horn),
        form(through(farHind, { grain: 0.5 }), shaded, [parallel(20, 5), 0.6]),
        form(offHind, horn),
        form(through('118 46!, 132 30, 150 28, 160 38!, 146 52, 128 56'), shaded, [parallel(60, 4), 0.6]),
        form(
          skin,
          hide,
          [parallel(104, 4.4, 0.06), 0.2, { jitter: 0.1 }],
          [parallel(104, 4.4, 0.06), -0.12, { seed: 9 }],
        ),
        form(nearFore, horn),
        form(nearHind, horn),
        form(through(switched), shaded, [parallel(88, 4), 2]),
        form(through(tail), hide, [parallel(20, 4), 0.1]),
        form(through('112 42!, 122 52, 142 60, 154 54!, 146 40, 126 34'), shaded, [parallel(24, 3.6), 0.6]),
        cleft('M90 72c3-4 8-4 11 0M58 118c3-3 6-3 8 0'),
        line(
          'M90 72c3 4 8 4 11 0M54 128c6 2 14 2 20-4M104 118c-2-14 2-24 8-34M126 142c10 2 16 8 20 16M66 98c6 4 12 6 18 6M180 266c6 3 14 3 22 0M443 262c6 4 14 4 22-2M408 188c10-6 14-14 14-24',
        ),
        hatch(
          fringe('M104 118c-2-14 2-24 8-34', 12, 10),
          fringe('M226 70c10 30 6 62-6 92', 22, 15),
          fringe('M462 66c22 26 26 70 10 118', 26, 16),
          fringe('M408 190c10-6 16-16 16-30', 10, 12),
        ),
        { tool: 'seam', d: within(whole, ...seams) },
      ],
      { lines: 5 },
    )
  },
}

/** Where the number of a cut stands; the shank has two places. */
export const oxCuts = [
  [1, 128, 84],
  [2, 190, 104],
  [3, 274, 104],
  [4, 346, 98],
  [5, 410, 76],
  [6, 446, 146],
  [7, 186, 190],
  [8, 306, 186],
  [9, 190, 284],
  [9, 452, 288],
] as const
