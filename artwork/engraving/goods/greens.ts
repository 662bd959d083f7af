import { along, type Body, ball, bent, outline, oval, place, rib } from '../body.ts'
import { drawing, form, hatch, line, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { within } from '../mark.ts'
import { mass, parallel } from '../mass.ts'
import { type Curve, strokes, through } from '../pen.ts'

const green = '#9db56c'
const dark = '#7f9a5c'
const pale = '#e6e9c4'

/** A leaf stalk, a little thicker below. */
const stalk = (x: number, y: number, toX: number, toY: number, width: number, tint: string): Stroke[] => {
  const [dx, dy] = [toX - x, toY - y]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / long) * width, (dx / long) * width]
  return form(
    through(
      `${x - nx} ${y - ny}!, ${toX - nx * 0.6} ${toY - ny * 0.6}!, ${toX + nx * 0.6} ${toY + ny * 0.6}!, ${x + nx} ${y + ny}!`,
    ),
    tint,
    [parallel(90, 3), 0.2],
  )
}

const spinachBlade = (x: number, y: number, tipX: number, tipY: number, bow: number, wide: number) =>
  leaf({
    spine: bent(x, y, tipX, tipY, bow),
    half: (t) => 1.9 * wide * Math.sqrt(t) * (1 - t) ** 0.8 * (1.02 - 0.08 * Math.cos(t * 9)),
    tint: dark,
    veins: 6,
    rake: 0.2,
  })

export const greens = {
  spinach: () =>
    drawing([
      stalk(112, 262, 56, 158, 5, pale),
      spinachBlade(58, 164, 14, 40, -14, 44),
      stalk(122, 262, 178, 164, 5, pale),
      spinachBlade(176, 168, 224, 52, 12, 44),
      stalk(116, 264, 118, 158, 6, pale),
      spinachBlade(118, 166, 124, 8, 4, 62),
      form(through('102 256, 116 250, 132 256, 130 274, 118 282, 104 274'), '#d98a86', [parallel(0, 3.4), 0.4]),
    ]),
  /** Curled: every bay of the margin is the foot of a fold. */
  kale: () => {
    const frill = (x: number, y: number, tipX: number, tipY: number, bow: number, wide: number): Stroke[] => {
      const teeth = 10
      const body: Body = {
        spine: bent(x, y, tipX, tipY, bow),
        half: (t) => wide * Math.sqrt(Math.min(1, t * 4)) * (1 - t ** 3) ** 0.6,
      }
      const folds = Array.from({ length: teeth * 2 - 2 }, (_, i): Curve[] => {
        const t = Math.floor(i / 2 + 1) / teeth
        const side = i % 2 ? 1 : -1
        return [-0.015, 0.025].map((off) => (s) => place(body, t + off - 0.06 * s, side * (0.84 - (0.3 - 4 * off) * s)))
      }).flat()
      return [
        ...leaf({
          ...body,
          half: (t) => body.half(t, 1),
          tint: '#7d9a70',
          teeth,
          depth: 0.22,
          veins: 5,
          rake: 0.12,
          level: -0.2,
        }),
        hatch(strokes(folds, 1)),
      ]
    }
    return drawing([
      stalk(96, 268, 60, 190, 6, pale),
      frill(62, 200, 34, 54, -10, 44),
      stalk(124, 268, 168, 196, 6, pale),
      frill(166, 206, 196, 66, 10, 44),
      stalk(110, 270, 112, 180, 8, pale),
      frill(112, 196, 114, 8, 3, 58),
    ])
  },
  chard: () => {
    const blade = (x: number, y: number, tipX: number, tipY: number, bow: number, wide: number) =>
      leaf({
        spine: bent(x, y, tipX, tipY, bow),
        half: (t) => wide * Math.sqrt(Math.min(1, t * 3.4)) * (1 - t) ** 0.55,
        tint: '#86a264',
        teeth: 6,
        depth: 0.13,
        veins: 7,
        rake: 0.16,
      })
    const rib = (text: string) => form(through(text), '#f3ead8', [parallel(88, 4), 0.3])
    return drawing([
      blade(64, 176, 20, 30, -12, 52),
      rib('96 274!, 82 220, 52 130, 32 60!, 64 134, 96 206, 112 272!'),
      blade(168, 178, 212, 38, 10, 52),
      rib('132 274!, 146 220, 178 134, 198 66!, 164 134, 134 206, 118 272!'),
      blade(116, 180, 118, 4, 4, 66),
      rib('104 276!, 108 210, 116 110, 120 40!, 124 110, 128 210, 132 276!'),
    ])
  },
  arugula: () => {
    /** One margin from the stalk to the tip, by the way along the leaf and across it: lobes that grow upwards, the last one round. */
    const margin = [
      [0, 0.06],
      [0.26, 0.07],
      [0.27, 0.24],
      [0.32, 0.44],
      [0.36, 0.3],
      [0.37, 0.12],
      [0.42, 0.13],
      [0.43, 0.4],
      [0.49, 0.66],
      [0.53, 0.44],
      [0.54, 0.15],
      [0.585, 0.17],
      [0.6, 0.5],
      [0.655, 0.78],
      [0.69, 0.5],
      [0.71, 0.24],
      [0.78, 0.62],
      [0.87, 0.8],
      [0.955, 0.54],
    ] as const
    const rocket = (x: number, y: number, tipX: number, tipY: number, bow: number, wide: number): Stroke[] => {
      const body: Body = { spine: bent(x, y, tipX, tipY, bow), half: () => wide }
      const at = ([t, v]: readonly [number, number], side: number) =>
        place(body, t + (side > 0 && t > 0.2 && t < 0.72 ? 0.02 : 0), side * v)
          .map(Math.round)
          .join(' ')
      const d = through(
        [...margin.map((one) => at(one, 1)), at([1, 0], 1), ...margin.toReversed().map((one) => at(one, -1))].join(),
        { grain: 1 },
      )
      const veins = [0.27, 0.42, 0.58, 0.74, 0.82].flatMap((t) =>
        [-1, 1].map(
          (side): Curve =>
            (s) =>
              place(body, t + (side > 0 ? 0.02 : 0) + 0.08 * s, side * 0.5 * s ** 0.8),
        ),
      )
      return [
        ...form(d, green, [along({ ...body, half: () => wide * 0.8 }, 16, { from: 0.2 }), 0.02, { jitter: 0.3 }]),
        line(strokes([rib(body, 0, 0, 0.95)], 1), within(mass(d), strokes(veins))),
      ]
    }
    return drawing([
      rocket(102, 268, 24, 66, -24, 46),
      rocket(128, 270, 202, 46, 26, 50),
      rocket(114, 276, 108, 4, -10, 56),
    ])
  },
  lettuce: () => {
    const outer = (text: string, tint: string) => form(through(text), tint, [parallel(70, 4.8, 0.1), 0.28])
    return drawing([
      outer('118 232, 60 226, 22 186, 8 140, 20 118, 12 96, 34 84, 38 62, 62 64, 84 100, 104 150', green),
      outer('122 232, 180 226, 220 186, 236 140, 222 118, 230 96, 208 84, 206 62, 180 64, 158 100, 138 150', green),
      outer(
        '120 226, 74 200, 48 150, 46 96, 62 74, 58 52, 82 46, 92 26, 112 34, 132 20, 148 36, 168 34, 174 54, 192 66, 188 90, 196 110, 186 160, 160 204',
        '#b4c77f',
      ),
      line(
        'M120 224C92 180 80 130 86 60M120 224c-4-60-8-110-4-180M120 224c22-50 32-100 30-176M98 150c-16-14-28-30-34-52M142 150c16-14 28-30 36-52',
      ),
      outer(
        '120 236, 92 226, 62 190, 56 150, 68 136, 64 118, 88 120, 104 108, 122 120, 142 108, 154 122, 176 120, 174 140, 184 154, 178 192, 150 226',
        pale,
      ),
      line(
        'M120 232c-2-30-2-60 2-96M120 226c-20-24-34-44-42-74M120 226c20-24 34-44 42-74M100 196c-14-4-24-10-32-20M142 196c14-4 24-10 30-20',
      ),
      line('M34 96c14 40 40 90 76 124M208 96c-14 40-40 90-76 124M18 140c20 34 50 64 84 82M226 140c-20 34-50 64-86 82'),
    ])
  },
  cabbage: () => {
    const head = ball(124, 122, 108, 104)
    const whole = mass(outline(head))
    const wrapper = through(
      '40 54, 84 30, 132 34, 174 62, 196 108, 192 160, 160 206, 118 226, 70 212, 34 176, 18 128, 22 84',
    )
    const left = through('40 54, 20 84, 14 128, 30 178, 70 214, 118 228, 84 196, 64 150, 66 100, 84 58, 74 40')
    return drawing([
      form(outline(head), '#c7d49a', [parallel(40, 4.8, -0.2), 0.34], [parallel(40, 4.8, -0.2), 0, { seed: 9 }]),
      form(wrapper, '#c7d49a', [parallel(62, 5, 0.12), 0.12]),
      line(
        within(
          mass(wrapper),
          'M118 226C110 160 104 90 120 36M116 190c-26-26-40-56-44-100M114 170c24-24 46-50 58-90M112 130c-12-14-20-32-22-60M113 124c12-14 22-30 28-54M117 206c-30-12-56-36-76-66M118 208c26-14 50-36 68-62',
        ),
      ),
      form(left, '#b3c586', [parallel(70, 4.6, 0.1), 0.36]),
      line('M112 224C60 190 30 130 40 66M70 206c-14-8-28-24-40-46M52 172c-12-14-20-32-24-56'),
      line(within(whole, 'M174 62c20 6 38 20 50 44M192 160c10 0 20-4 32-14')),
    ])
  },
  'bok-choy': () => {
    const blade = (x: number, y: number, tipX: number, tipY: number, bow: number, wide: number) =>
      leaf({ spine: bent(x, y, tipX, tipY, bow), half: (t) => wide * oval(t, 2.2), tint: dark, veins: 5, rake: 0.2 })
    const stem = (text: string) => form(through(text), '#f2f0dc', [parallel(84, 4.4, 0.08), 0.36])
    return drawing([
      blade(66, 150, 22, 30, -10, 48),
      blade(164, 150, 212, 36, 10, 48),
      blade(116, 140, 118, 6, 2, 56),
      stem('82 268, 52 236, 46 196, 58 140!, 82 140!, 92 200, 106 262'),
      stem('150 268, 182 236, 188 196, 174 140!, 150 140!, 140 200, 126 262'),
      stem('116 278, 82 260, 78 210, 102 128!, 132 128!, 156 210, 150 260'),
      line(
        'M106 140c-8 40-14 80-8 122M116 136c-2 40-4 90-2 134M126 140c8 40 14 80 10 122M64 150c-6 30-6 60 4 90M170 150c6 30 6 60-6 90',
      ),
    ])
  },
}
