import { dots, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel, rings } from '../mass.ts'
import { through } from '../pen.ts'

const skin = '#f0d3a8'
const flesh = '#efc3a6'
const bone = '#f7efdf'

/** Points in a list, stretched: a duck is a long, low chicken. */
const stretched = (text: string, wide: number, high: number) =>
  text.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x, y) => `${(Number(x) * wide).toFixed(0)} ${(200 + (Number(y) - 200) * high).toFixed(0)}`,
  )

/** Ready to cook, on its back: breast above, the wing folded at the neck, the leg before the vent. */
function bird(wide: number, high: number, tint: string): Stroke[] {
  const at = (text: string) => through(stretched(text, wide, high))
  const body = at(
    '26 138, 26 104, 48 66, 88 34, 136 20, 186 28, 228 58, 256 96, 276 116, 286 132!, 272 146, 250 166, 206 186, 140 194, 80 186, 42 166',
  )
  const far = at('210 70, 240 58, 272 52, 296 42, 304 30, 314 32, 314 42, 322 48, 314 56, 300 58, 280 72, 250 92')
  const leg = at(
    '134 158, 134 126, 154 98, 188 88, 222 94, 250 104, 280 104, 300 96, 310 86, 320 90, 319 100, 326 108, 318 116, 304 114, 286 126, 258 144, 222 168, 178 180, 148 176',
  )
  const upper = at('42 116, 44 98, 62 92, 84 102, 108 122, 126 134, 130 150, 118 160, 98 156, 70 142, 50 132')
  const lower = at('124 146, 126 158, 112 168, 84 170, 58 172, 38 166, 26 152, 30 144, 48 148, 76 148, 104 144')
  return [
    form(far, tint, [parallel(60, 4.6), 0.5]),
    form(body, tint, [parallel(24, 4.8, 0.2), 0.3], [parallel(24, 4.8, 0.2), -0.04, { seed: 9 }]),
    dots(speckled(mass(body), 34)),
    form(leg, tint, [parallel(66, 4.6, 0.14), 0.36], [parallel(66, 4.6, 0.14), 0, { seed: 9 }]),
    hatch(fringe(at('134 158, 134 126, 154 98, 188 88, 222 94').replace('z', ''), 44, -14, { to: 0.6 })),
    form(lower, tint, [parallel(70, 4.4), 0.34]),
    form(upper, tint, [parallel(52, 4.4, 0.1), 0.3]),
    line(through(stretched('60 70, 100 44, 150 36, 200 50', wide, high), { open: true })),
  ].flat()
}

const drumstick = (x: number, y: number): Stroke[] => {
  const meat = through(
    `${x + 8} ${y + 84}, ${x + 12} ${y + 40}, ${x + 48} ${y + 8}, ${x + 96} ${y + 8}, ${x + 140} ${y + 34}, ${x + 176} ${y + 58}, ${x + 184} ${y + 70}, ${x + 172} ${y + 84}, ${x + 130} ${y + 96}, ${x + 88} ${y + 122}, ${x + 44} ${y + 126}`,
  )
  const end = through(
    `${x + 172} ${y + 62}!, ${x + 204} ${y + 64}, ${x + 214} ${y + 54}, ${x + 226} ${y + 58}, ${x + 226} ${y + 70}, ${x + 232} ${y + 80}, ${x + 222} ${y + 88}, ${x + 208} ${y + 80}, ${x + 172} ${y + 82}!`,
  )
  return [
    form(end, bone, [parallel(0, 3.6), 0.2]),
    form(meat, skin, [parallel(62, 4.6, 0.14), 0.34], [parallel(62, 4.6, 0.14), -0.02, { seed: 9 }]),
    dots(speckled(mass(meat), 22)),
  ].flat()
}

export const poultry = {
  chicken: () => drawing(bird(1, 1, skin)),
  turkey: () => drawing(bird(1.02, 1.2, '#eccfa6')),
  duck: () =>
    drawing([
      form(through('30 150, 6 146, -10 156, -8 170, 10 174, 40 176'), '#f3ddb0', [parallel(80, 4), 0.4]),
      bird(1.16, 0.86, '#f3ddb0'),
    ]),
  'chicken-drumstick': () => drawing(drumstick(0, 0)),
  'chicken-breast': () => {
    const fillet = through(
      '10 104, 22 62, 66 28, 124 16, 186 28, 236 58, 276 96, 300 122!, 262 134, 208 152, 148 172, 84 170, 34 148',
    )
    const grain = [
      'M40 118c40-36 100-58 170-60',
      'M60 142c50-34 110-46 190-32',
      'M52 84c30-26 70-40 110-42',
      'M110 160c40-24 80-32 130-28',
    ]
    return drawing([
      form(fillet, flesh, [parallel(-24, 4.8, -0.12), 0.32], [parallel(60, 5), -0.06]),
      line(...grain),
      hatch(fringe('M40 118c40-36 100-58 170-60', 30, 9), fringe('M60 142c50-34 110-46 190-32', 34, 9)),
    ])
  },
  'chicken-thigh': () => {
    const meat = through('14 110, 22 62, 62 24, 118 14, 176 26, 222 54, 236 92, 222 134, 176 160, 116 168, 54 156')
    const fold = 'M28 90c30-30 70-44 112-38s70 24 88 50'
    return drawing([
      form(through('216 72!, 244 66, 258 74, 262 92, 254 108, 238 112, 220 110!'), bone, [rings(246, 90, 4, 1.3), 0.6]),
      form(meat, skin, [parallel(20, 4.8, 0.16), 0.34], [parallel(20, 4.8, 0.16), -0.02, { seed: 9 }]),
      dots(speckled(mass(meat), 34)),
      line(fold, 'M40 130c30 14 70 20 110 14'),
      hatch(fringe(fold, 34, 12)),
    ])
  },
  'chicken-wing': () => {
    // Three joints, unfolded: drumette, flat and tip.
    const drumette = through(
      '16 52, 34 28, 62 22, 88 40, 118 78, 142 108, 150 128, 136 142, 114 138, 84 116, 44 90, 20 74',
    )
    const flat = through(
      '118 134, 122 112, 138 104, 164 92, 204 62, 226 42, 246 40, 254 54, 246 74, 214 106, 176 138, 148 152, 128 150',
    )
    const tip = through('232 48, 248 38, 268 52, 292 88, 306 120!, 288 118, 262 92, 238 70')
    return drawing([
      form(tip, skin, [parallel(60, 4), 0.4]),
      form(flat, skin, [parallel(74, 4.6, 0.1), 0.36], [parallel(74, 4.6, 0.1), 0, { seed: 9 }]),
      form(drumette, skin, [parallel(20, 4.6, 0.14), 0.34], [parallel(20, 4.6, 0.14), 0, { seed: 9 }]),
      dots(speckled(mass(drumette), 14), speckled(mass(flat), 14)),
      line('M150 136c26-16 54-40 82-72'),
      form(through('14 48, 22 36, 36 30, 34 44, 26 58, 18 64'), flesh, [parallel(40, 3.4), 0.6]),
    ])
  },
}
