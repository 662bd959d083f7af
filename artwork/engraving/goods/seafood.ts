import { across, along, type Body, ball, outline, oval, place, rib, rod, shoulder } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { fringe, speckled, within } from '../mark.ts'
import { mass, parallel, rings } from '../mass.ts'
import { type Curve, strokes, through } from '../pen.ts'

const shell = '#e9a68a'

/** The tail of a shrimp, curled: thick where the head was, thin at the fan. */
export const shrimp: Body = {
  spine: (t) => {
    const angle = ((-14 + 236 * t) * Math.PI) / 180
    const radius = 84 - 8 * t
    return [132 + radius * 1.12 * Math.cos(angle), 118 - radius * Math.sin(angle)]
  },
  half: (t) => 46 * shoulder(t, 0.05) * Math.sqrt(Math.max(0, 1 - t ** 14)) * (1 - 0.66 * t),
  bow: -0.34,
}

/** With its head on it is bent, not curled: the back rises from the head and falls to the fan. */
export const prawn: Body = {
  spine: (t) => {
    const angle = ((56 + 166 * t) * Math.PI) / 180
    return [140 + 95 * Math.cos(angle), 117 - 78 * Math.sin(angle)]
  },
  half: (t) => 46 * shoulder(t, 0.05) * Math.sqrt(Math.max(0, 1 - t ** 14)) * (1 - 0.64 * t),
  bow: -0.34,
}

/** Its shield, drawn out into the beak. */
export const shield = through(
  '196 10!, 236 18, 280 42, 306 62, 340 62, 378 52!, 352 76, 326 84, 318 98, 292 116, 252 126, 208 120, 170 98!, 176 62, 182 34',
)

/** Plates of the shell, the legs under them, and the fan of the tail. */
const curled = (body: Body, begin: number): Stroke[] => {
  const joints = [0, 1, 2, 3, 4].map(
    (k): Curve =>
      (s) =>
        place(body, begin + k * 0.155, 2 * s - 1),
  )
  const legs = [0, 1, 2, 3, 4].map((k): string => {
    const [x, y] = place({ ...body, bow: 0 }, begin - 0.07 + k * 0.15, -0.96)
    const [cx, cy] = [132 - x, 126 - y]
    const far = Math.hypot(cx, cy)
    const to = (long: number, side: number) =>
      `${(x + (cx / far) * long - (cy / far) * side).toFixed(0)} ${(y + (cy / far) * long + (cx / far) * side).toFixed(0)}`
    return through(`${to(-2, -5)}!, ${to(14, -3)}, ${to(26, 6)}!, ${to(14, 6)}, ${to(-2, 5)}!`)
  })
  const fan = (text: string) => form(through(text), '#d98a6c', [parallel(70, 3.6), 0.6])
  return [
    legs.flatMap((d) => form(d, '#f1c3aa', [parallel(40, 4), 0.3])),
    fan('64 165!, 38 171, 16 191!, 42 195, 68 181'),
    fan('66 169!, 50 191, 44 219!, 68 207, 78 183'),
    fan('72 167!, 80 191, 98 211!, 104 187, 86 167'),
    form(outline(body, 14), shell, [across(body, 48), 0.26], [across(body, 47), -0.14]),
    line(strokes(joints, 0.5)),
    hatch(...joints.map((joint) => fringe(strokes([joint]), 8, 11, { even: true, from: 0.1, to: 0.88 }))),
    fan('68 159!, 54 177, 58 201!, 76 187, 82 165'),
  ].flat()
}

const mirrored = (text: string, axis: number) =>
  text.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${2 * axis - Number(x)} ${y}`)
const limb = (text: string, tint: string, lean = 70) => form(through(text), tint, [parallel(lean, 4.4), 0.34])

export const seafood = {
  /** Without its head, shell on. */
  shrimp: () =>
    drawing([curled(shrimp, 0.17), form(outline(ball(225, 138, 44, 9), 8), '#f6dccb', [parallel(90, 5), 0.3])].flat(), {
      // Of smaller ones the back alone: their legs would fall into the curl of the largest.
      edge: strokes([rib(shrimp, 1, 0.12, 0.74)]),
    }),
  /** Head on. */
  prawn: () => {
    const feelers = ['M326 82C392 92 410 160 366 226', 'M322 90C366 112 372 170 330 230', 'M340 76c24-4 44 0 60 12']
    const legs = [
      'M214 116l-6 40 12 40 -8 24',
      'M234 120l2 40 14 36 -6 26',
      'M254 122l8 36 18 32 -2 26',
      'M272 118l14 30 22 26 2 22',
      'M290 110l18 22 22 16 8 18',
    ]
    return drawing([
      line(...feelers),
      cleft(...legs),
      curled(prawn, 0.2),
      form(shield, shell, [parallel(64, 4.6, 0.1), 0.32], [parallel(64, 4.6, 0.1), 0, { seed: 9 }]),
      line('M224 24C210 52 204 84 214 116M246 60c24 2 44 8 62 20M316 62l4-8M328 62l5-9M340 61l6-9M352 58l6-7'),
      hatch(fringe('M224 24C210 52 204 84 214 116', 16, -11)),
      form(outline(ball(314, 82, 8, 7), 4), '#2c2622'),
    ])
  },
  fish: () => {
    const body: Body = {
      spine: rod(8, 92, 268, 96, -6),
      half: (t) => 62 * oval(t, 2.1) ** 1.05 * (1.12 - 0.5 * t) + 9 * t * (t < 1 ? Math.sqrt(1 - t) : 0),
      bow: 0.1,
    }
    const skin = outline(body, 14)
    const whole = mass(skin)
    const scales = Array.from({ length: 60 }, (_, i) => {
      const [row, k] = [i % 5, Math.floor(i / 5)]
      const [x, y] = place({ ...body, bow: 0 }, 0.34 + k * 0.05 + (row % 2) * 0.025, -0.62 + row * 0.3)
      return `M${x.toFixed(0)} ${(y - 5).toFixed(0)}q7 5 0 10`
    })
    return drawing([
      form(through('70 46!, 100 14, 150 6, 196 18!, 216 46, 232 72!'), '#9fb0b5', [parallel(70, 6), 2]),
      form(through('150 138!, 164 162, 190 168!, 200 126!'), '#9fb0b5', [parallel(70, 5), 2]),
      form(through('252 84!, 286 62, 322 40!, 306 94, 324 152!, 286 130, 252 110!'), '#9fb0b5', [
        parallel(12, 5, 0.1),
        2,
      ]),
      form(skin, '#c3ced0', [across(body, 54), 0.2], [along(body, 18), -0.06]),
      hatch(scales.join('')),
      line(within(whole, 'M72 34c16 30 16 88 -4 120M60 58c10 24 10 50 -2 74', 'M84 84c60-12 120-8 180 8')),
      line('M9 96c10 4 18 4 26 2'),
      form(through('86 100!, 108 96, 134 112!, 120 126, 92 118'), '#9fb0b5', [parallel(20, 4), 2]),
      form(outline(ball(40, 78, 9, 9), 6), '#f4efe2'),
      form(outline(ball(40, 78, 4, 4), 4), '#2c2622'),
    ])
  },
  crab: () => {
    const back = through(
      '40 116, 30 96!, 46 84, 58 66!, 72 64, 84 50!, 104 52, 122 46, 150 44, 178 46, 196 52, 216 50!, 228 64, 242 66!, 254 84, 270 96!, 260 116, 228 150, 186 168, 150 172, 114 168, 72 150',
    )
    const leg = [
      '64 140, 40 150, 16 182, 4 214!, 24 190, 46 166, 76 154',
      '80 152, 60 170, 46 200, 44 232!, 60 206, 74 182, 94 162',
      '96 160, 86 180, 82 206, 88 230!, 98 204, 104 182, 110 166',
      '52 128, 28 124, 6 138, -12 166!, 14 150, 36 144, 60 142',
    ]
    const arm = '58 92, 40 80, 22 60, 26 46, 44 50, 62 68, 74 80'
    const claw = '34 56, 18 46, 10 22, 22 4, 40 -8!, 34 14, 46 22, 60 2!, 68 26, 60 46, 46 58'
    const both = (text: string, lean?: number) =>
      [limb(text, '#c9704f', lean), limb(mirrored(text, 150), '#c9704f', lean)].flat()
    return drawing([
      ...leg.map((text) => both(text, 20)),
      both(arm),
      both(claw, 30),
      form(back, '#cf7a58', [parallel(14, 4.8, 0.14), 0.3], [parallel(14, 4.8, 0.14), -0.04, { seed: 9 }]),
      line(
        'M100 84c14 20 36 20 50 6 14 14 36 14 50-6M84 118c20 10 36 8 48-2M216 118c-20 10-36 8-48-2M150 96c-6 20-6 40 0 66',
      ),
      dots(speckled(mass(back), 30)),
      cleft('M136 46v-9M164 46v-9'),
    ])
  },
  lobster: () => {
    const segments = [0, 1, 2, 3, 4, 5].map((i) => {
      const [x, half] = [196 + i * 22, 34 - i * 2.6]
      return form(
        through(
          `${x} ${100 - half}!, ${x + 14} ${100 - half - 3}, ${x + 27} ${101 - half}!, ${x + 31} 100, ${x + 27} ${99 + half}!, ${x + 14} ${100 + half + 3}, ${x} ${100 + half}!, ${x + 5} 100`,
        ),
        '#bf5140',
        [parallel(84, 4.6), 0.26],
      )
    })
    const carapace = through('104 100, 116 78, 150 64, 190 62, 206 72, 212 100, 206 128, 190 138, 150 136, 116 122')
    const claw = '70 52, 40 58, 14 48, -8 26!, 16 32, 30 26, 2 8!, 36 0, 70 12, 88 36'
    const arm = '86 40, 104 50, 120 66, 132 78, 120 86, 104 76, 88 60, 76 50'
    const leg = [
      '140 66, 130 44, 110 30!, 138 36, 150 64',
      '164 64, 162 38, 148 18!, 172 32, 176 62',
      '186 62, 194 38, 188 16!, 204 36, 198 64',
    ]
    const both = (text: string, lean?: number) =>
      [
        limb(text, '#bf5140', lean),
        limb(
          text.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${x} ${200 - Number(y)}`),
          '#bf5140',
          lean,
        ),
      ].flat()
    const fan = (text: string) => limb(text, '#bf5140', 4)
    return drawing(
      [
        line('M110 92C60 78 0 88-40 66M110 108c-50 14-110 4-150 26'),
        ...leg.map((text) => both(text)),
        both(arm, 20),
        both(claw, 60),
        fan('326 92!, 350 70, 376 66!, 366 88, 340 98'),
        fan('326 108!, 350 130, 376 134!, 366 112, 340 102'),
        fan('328 92, 356 86, 384 100, 356 114, 328 108'),
        ...segments.reverse(),
        form(carapace, '#bf5140', [parallel(84, 4.6, 0.1), 0.3], [parallel(84, 4.6, 0.1), -0.02, { seed: 9 }]),
        line('M160 65c-8 22-8 48 0 70M104 100l-20-2M118 84l-16-6M118 116l-16 6'),
        form(outline(ball(122, 88, 4, 4), 4), '#2c2622'),
        form(outline(ball(122, 112, 4, 4), 4), '#2c2622'),
      ],
      { lines: 3 },
    )
  },
  mussel: () => {
    const valve = through('12 118!, 40 70, 92 32, 160 18, 226 34, 264 76, 268 112, 236 136, 180 146, 110 146, 52 138')
    return drawing([
      form(through('12 118!, 60 142, 120 158, 190 158, 244 144, 268 112, 220 130, 140 140'), '#e5ae62', [
        parallel(4, 4),
        0.4,
      ]),
      form(valve, '#4b4f63', [rings(14, 120, 9, 0.7), 0.34, { lit: true, jitter: 0.2 }], [rings(14, 120, 6, 0.7), 0.1]),
      line('M12 118c70 26 180 30 252-14'),
    ])
  },
  squid: () => {
    const mantle: Body = {
      spine: rod(16, 84, 214, 84),
      half: (t) =>
        42 * Math.sqrt(t) ** 1.1 * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.94) / 0.06) ** 2)) * (1.04 - 0.12 * t),
      bow: 0.2,
    }
    const arms = [
      '244 70, 280 56, 320 58, 346 46!, 322 68, 284 70, 250 82',
      '246 78, 290 76, 330 84, 356 76!, 328 94, 288 88, 248 90',
      '246 88, 286 94, 320 110, 348 110!, 314 120, 280 104, 246 98',
      '242 98, 270 110, 296 130, 322 138!, 288 140, 262 120, 236 104',
    ]
    return drawing([
      line('M246 82c50-2 90 10 134-6 6-2 10-8 4-12M244 94c44 16 70 52 116 54 8 0 12-6 8-10'),
      ...arms.map((text) => limb(text, '#ecc9c3', 10)),
      form(through('16 84!, 6 50, 24 24, 62 16, 96 40!, 60 66'), '#e8bdb8', [parallel(40, 5), 0.4]),
      form(through('16 84!, 6 118, 24 144, 62 152, 96 128!, 60 102'), '#e8bdb8', [parallel(40, 5), 0.4]),
      form(through('206 62, 232 60, 252 72, 254 98, 234 108, 206 106'), '#ecc9c3', [parallel(80, 4.6), 0.34]),
      form(outline(mantle, 12), '#f0d3cb', [across(mantle, 44), 0.3], [across(mantle, 43), -0.04]),
      dots(speckled(mass(outline(mantle)), 40)),
      form(outline(ball(234, 82, 9, 9), 6), '#f7f0e4'),
      form(outline(ball(235, 82, 4, 4), 4), '#2c2622'),
    ])
  },
}
