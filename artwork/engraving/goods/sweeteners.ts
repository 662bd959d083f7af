import { along, type Body, ball, outline, oval, rib, rod } from '../body.ts'
import { cleft, drawing, form, line, rounded, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { parallel, rings } from '../mass.ts'
import { strokes, through } from '../pen.ts'

export const sweeteners = {
  /** A dipper, and the thread that runs off it. */
  honey: () => {
    const disk = (i: number): Stroke[] => {
      const half = 50 * Math.sin(Math.PI * (0.2 + 0.62 * (i / 6)))
      const y = 82 + i * 17
      return form(
        through(
          `${120 - half} ${y}, ${120 - half + 4} ${y - 6}, 120 ${y - 10}, ${120 + half - 4} ${y - 6}, ${120 + half} ${y}, ${120 + half - 4} ${y + 7}, 120 ${y + 11}, ${120 - half + 4} ${y + 7}`,
        ),
        '#d8a24a',
        [parallel(80, 4.6), 0.3],
      )
    }
    return drawing(
      [
        form(through('112 90!, 112 10, 116 4, 124 4, 128 10, 128 90!'), '#c7955a', [parallel(88, 4), 0.3]),
        ...Array.from({ length: 7 }, (_, i) => disk(i)),
        form(through('104 192, 120 186, 136 192, 130 204, 125 226, 124 256!, 116 256!, 115 226, 110 204'), '#e0a93f', [
          parallel(88, 4),
          0.3,
        ]),
        form(
          through('50 266, 84 252, 110 254, 120 248, 130 254, 158 252, 192 266, 158 280, 120 284, 82 280'),
          '#e0a93f',
          [parallel(4, 4.6, 0.1), 0.3],
        ),
        line('M90 264c18-8 42-8 60 0M106 270c10 4 20 4 30 0'),
      ],
      { lines: 3 },
    )
  },
  /** Syrup in its jar. */
  syrup: () => {
    const jar = through(
      '60 40!, 180 40!, 178 54, 200 70, 210 96, 212 200, 204 222, 186 230, 54 230, 36 222, 28 200, 30 96, 40 70, 62 54',
    )
    const fill = through(
      '33 110!, 76 116, 120 112, 164 116, 207 110!, 209 200, 202 220, 186 227, 54 227, 38 220, 31 200',
    )
    return drawing([
      form(jar, '#f3ecdc'),
      form(fill, '#9a521d', [parallel(88, 5), 0.24]),
      line('M62 54c40 8 76 8 116 0M48 84c-6 8-8 18-8 26M46 130c-2 30-2 50 0 76'),
      form('M54 16h132v24h-132z', '#d9ccb0', [parallel(90, 7), 2]),
    ])
  },
  'sugar-cane': () => {
    const stalk = (y: number, tilt: number): Stroke[] => {
      const body: Body = {
        spine: rod(8, y, 330, y + tilt),
        half: (t) => 22 * oval(t, 12) * (1 + 0.1 * Math.exp(-160 * (((t * 3.02) % 1) - 0.5) ** 2)),
        bow: 0.24,
      }
      const nodes = [1, 3, 5].map((k) => (s: number) => rib(body, 2 * s - 1, k / 6.04, k / 6.04)(0))
      return [
        form(outline(body, 28), '#b3b06b', [along(body, 14), 0.34], [along(body, 13), 0]),
        cleft(strokes(nodes)),
        form(outline(ball(330, y + tilt, 8, 21), 6), '#efe3bb', [rings(330, y + tilt, 4, 2.4), 2]),
      ].flat()
    }
    return drawing([stalk(40, 10), stalk(96, -6)].flat())
  },
  stevia: () => {
    const blade = (x: number, y: number, tipX: number, tipY: number, wide: number) =>
      leaf({
        spine: rod(x, y, tipX, tipY, 6),
        half: (t) => wide * oval(t) ** 1.2,
        tint: '#9fb47a',
        teeth: 6,
        depth: 0.06,
        veins: 3,
        rake: 0.3,
        shades: 18,
      })
    return drawing(
      [
        cleft('M118 266c4-80 4-150 2-220'),
        blade(120, 228, 222, 196, 22),
        blade(118, 228, 16, 196, 22),
        blade(121, 170, 216, 122, 21),
        blade(119, 170, 24, 122, 21),
        blade(121, 116, 190, 62, 17),
        blade(119, 116, 52, 62, 17),
        blade(120, 70, 148, 10, 12),
        blade(120, 70, 92, 12, 12),
      ],
      { lines: 3 },
    )
  },
  'monk-fruit': () => {
    const body = ball(110, 112, 98, 96)
    const half = ball(214, 150, 72, 70)
    const seeds = Array.from({ length: 11 }, (_, i) => {
      const angle = i * 0.571
      return form(outline(ball(214 + 36 * Math.cos(angle), 150 + 34 * Math.sin(angle), 8, 10), 4, 1), '#e9d9b0', [
        parallel(30, 4),
        0.3,
      ])
    })
    return drawing([
      rounded(body, '#9a8350', { gap: 5 }),
      line(
        strokes(
          [-0.7, -0.3, 0.12].map((v) => rib(body, v, 0.03, 0.8)),
          0.5,
        ),
      ),
      form(outline(half), '#7d6438'),
      form(outline(ball(214, 150, 65, 63)), '#d8bd80', [rings(214, 150, 6), 0.3]),
      ...seeds,
      line('M214 138v24M202 150h24'),
    ])
  },
  maple: () => {
    const half =
      '120 232!, 116 196, 74 206!, 78 190, 40 166!, 50 158, 26 116!, 46 118, 50 106!, 78 134, 70 70!, 86 80, 104 50, 120 14!'
    const points = half.split(', ')
    const other = points
      .slice(1, -1)
      .reverse()
      .map((point) => point.replace(/^(\d+)/, (x) => String(240 - Number(x))))
    const whole = through([...points, ...other].join(', '))
    return drawing(
      [
        form(whole, '#cf7a3c', [parallel(60, 5), 0.3], [parallel(60, 5), 0, { seed: 9 }]),
        line(
          'M120 232V24M120 190L34 124M120 190l86-66M120 196l-70-34M120 196l70-34M120 120L84 86M120 120l36-34M78 158l-8-26M162 158l8-26',
        ),
        cleft('M120 230c0 14 2 26 8 38'),
      ],
      { lines: 3, on: 262 },
    )
  },
  agave: () => {
    const blade = (text: string) => form(through(text), '#93ab8c', [parallel(84, 4.8), 0.34])
    return drawing([
      blade('110 226, 60 196, 20 130, 2 96!, 52 128, 100 176, 124 220'),
      blade('150 226, 200 196, 240 130, 258 96!, 208 128, 160 176, 136 220'),
      blade('112 230, 76 180, 52 96, 44 44!, 84 96, 112 160, 128 226'),
      blade('148 230, 184 180, 208 96, 216 44!, 176 96, 148 160, 132 226'),
      blade('116 234, 96 170, 96 80, 112 12!, 126 80, 132 160, 134 232'),
      blade('144 234, 164 170, 164 84, 150 20!, 136 80, 130 160, 126 232'),
      blade(
        '104 236, 88 200, 90 150, 108 110!, 126 150, 130 180, 134 150, 152 114!, 170 150, 170 200, 156 236, 130 244',
      ),
      line('M130 240c-2-20-2-40 0-60M108 112c2 40 6 80 12 120M152 116c-2 40-6 80-12 120'),
    ])
  },
}
