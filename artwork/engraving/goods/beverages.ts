import { across, along, type Body, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { strokes, through } from '../pen.ts'

/** Broad across: what a screen measures. */
export const coffee: Body = {
  spine: rod(6, 112, 294, 112),
  half: (t) => 106 * oval(t, 2.1) * (1.02 - 0.05 * t),
  bow: 0.3,
}
const furrow = 'M12 120C48 96 92 94 136 112S236 136 289 104'

export const beverages = {
  /** Its flat side, with the furrow. */
  coffee: () =>
    drawing([
      form(outline(coffee, 10), '#b3ba8b', [across(coffee, 52), 0.36], [across(coffee, 51, { from: 0.03 }), 0.02]),
      line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
      cleft(furrow),
      hatch(fringe(furrow, 58, 11, { lean: 0.4 })),
    ]),
  'coffee-roasted': () =>
    drawing([
      form(outline(coffee, 10), '#7a4a2c', [across(coffee, 50), 0.44], [across(coffee, 49, { from: 0.03 }), 0.08]),
      line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
      cleft(furrow),
      hatch(fringe(furrow, 58, 12, { lean: 0.4 })),
    ]),
  /** A bean from the pod, and the pod. */
  cocoa: () => {
    const pod: Body = { spine: rod(8, 84, 300, 74, -8), half: (t) => 72 * oval(t, 2.1) ** 1.15, bow: 0.16 }
    return drawing([
      form(outline(pod, 12), '#b5713d', [along(pod, 22), 0.34], [across(pod, 50), -0.04]),
      line(
        strokes(
          [-0.74, -0.4, -0.02, 0.36, 0.7].map((v, i) => rib(pod, v, 0.03, 0.97, 0.012, i)),
          0.5,
        ),
      ),
      hatch(...[-0.4, -0.02, 0.36].map((v) => fringe(strokes([rib(pod, v, 0.1, 0.9)]), 30, 9))),
      cleft('M8 84c-8 0-12 2-16 6'),
    ])
  },
  /** Powder in its measure: the heap, the cup, the handle. */
  protein: () => {
    const heap = through('38 96!, 62 74, 88 60, 108 40, 128 34, 150 46, 168 60, 194 72, 218 96!')
    const cup = through('26 96!, 230 96!, 224 150, 208 190, 176 204, 80 204, 48 190, 32 150')
    const handle = through('222 104!, 268 98, 318 84, 352 70!, 362 80, 360 96!, 326 112, 276 126, 222 132!')
    return drawing([
      form(handle, '#c9c4b6', [parallel(-14, 4.4), 0.4], [parallel(-14, 4.4), 0, { seed: 9 }]),
      form(heap, '#efe2c4', [parallel(24, 4.6, 0.2), 0.4], [parallel(24, 4.6, 0.2), 0.06, { seed: 7 }]),
      dots(speckled(mass(heap), 54)),
      form(cup, '#d5d0c3', [parallel(88, 4.6), 0.3], [parallel(88, 4.6), -0.04, { seed: 9 }]),
      line('M28 112c60 8 140 8 200 0M292 98l40-14', 'M60 150h18M60 168h12M60 132h18'),
    ])
  },
  /** The slim can that these drinks are known by. */
  'energy-drink': () => {
    const can = through(
      '52 34!, 56 26, 140 26, 144 34!, 156 54, 160 70, 160 276, 154 292, 142 304!, 54 304!, 42 292, 36 276, 36 70, 40 54',
    )
    const lid = outline({ spine: rod(98, 14, 98, 42), half: (t) => 48 * oval(t) }, 8)
    const bolt = 'M110 104L70 186H96L84 246L128 158H100L118 104Z'
    return drawing([
      form(can, '#5f7f8a', [parallel(90, 4.4), 0.28], [parallel(90, 4.4), -0.08, { seed: 9 }]),
      form(lid, '#d9d5ca', [parallel(0, 4), 0.3]),
      line('M37 74c36 14 86 14 122 0M37 278c36 14 86 14 122 0', 'M88 24c2-5 22-5 24 0s-4 9-12 9-14-4-12-9z'),
      form(bolt, '#efe2c4'),
    ])
  },
  matcha: () => {
    const bowl = through('20 90!, 26 138, 52 176, 92 194, 100 204, 168 204, 176 194, 216 176, 242 138, 248 90!')
    const rim = outline({ spine: rod(134, 66, 134, 114), half: (t) => 114 * oval(t) }, 8)
    const foam = outline({ spine: rod(134, 76, 134, 112), half: (t) => 98 * oval(t) }, 8)
    return drawing([
      form(bowl, '#8b8577', [parallel(4, 5, 0.16), 0.34], [parallel(4, 5, 0.16), 0, { seed: 9 }]),
      form(rim, '#d9d2c0'),
      form(foam, '#a9b960', [parallel(0, 5), 0.2]),
      dots(speckled(mass(foam), 40)),
      line('M34 140c50 24 150 24 200 0'),
    ])
  },
}
