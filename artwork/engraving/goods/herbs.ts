import { bent, outline, oval, rod } from '../body.ts'
import { cleft, dots, drawing, form, line, type Stroke } from '../engraver.ts'
import { blade } from '../leaf.ts'
import { speckled } from '../mark.ts'
import { mass, parallel, rings } from '../mass.ts'
import { type Point, strokes, through } from '../pen.ts'

export const herbs = {
  chamomile: () => {
    const petal = (degrees: number): Stroke[] => {
      const angle = (degrees * Math.PI) / 180
      const at = (far: number): readonly [number, number] => [
        120 + far * Math.cos(angle),
        104 + far * Math.sin(angle) * 0.82,
      ]
      const [x, y] = at(34)
      const [tipX, tipY] = at(106)
      return form(
        outline({ spine: bent(x, y, tipX, tipY), half: (t) => 16 * oval(t, 3) * (0.7 + 0.4 * t) }, 6, 0.5),
        '#fbf5e6',
        [parallel(degrees, 6), 0.26],
      )
    }
    const heart = through('78 104, 84 74, 104 56, 122 52, 142 58, 158 76, 164 104, 146 124, 120 130, 94 124')
    return drawing(
      [
        cleft('M120 128c2 40-2 80-10 124'),
        line('M116 196c18-6 26-18 40-22M116 196M118 180c-16-4-24-14-38-16M142 182l6-12M96 168l-2-14M146 178l14 4'),
        ...Array.from({ length: 15 }, (_, i) => petal(i * 24 + 6)),
        form(heart, '#e3b23f', [parallel(20, 5), 0.16]),
        dots(speckled(mass(heart), 60)),
      ],
      { lines: 3, on: 250 },
    )
  },
  peppermint: () =>
    drawing(
      [
        cleft('M120 270c4-60 2-130 0-200'),
        blade(122, 214, 232, 180, 32, { teeth: 8, bow: -8 }),
        blade(118, 214, 8, 184, 32, { teeth: 8, bow: 8 }),
        blade(122, 150, 214, 92, 32, { teeth: 8, bow: -8 }),
        blade(118, 150, 26, 92, 32, { teeth: 8, bow: 8 }),
        blade(120, 108, 118, 6, 30, { teeth: 8, bow: 3 }),
        blade(122, 96, 172, 40, 17, { teeth: 6, bow: -4, veins: 4 }),
        blade(118, 96, 66, 40, 17, { teeth: 6, bow: 4, veins: 4 }),
      ],
      { lines: 3, on: 268 },
    ),
  /** Holy basil: toothed leaves in pairs, and slender spikes with whorls of small cups. */
  tulsi: () => {
    const spike = (x: number, y: number, tipX: number, tipY: number, whorls: number): Stroke[] => {
      const at = (part: number): Point => [x + (tipX - x) * part, y + (tipY - y) * part]
      const cups = Array.from({ length: whorls }, (_, i) => {
        const [cx, cy] = at((i + 0.6) / whorls)
        const size = 9 - (5 * i) / whorls
        return [-1.7, 1.7].map((side) => {
          const spine = rod(cx, cy + size * 0.4, cx + side * size, cy - size * 0.5)
          return outline({ spine, half: (t) => size * 0.6 * oval(t) }, 4, 1)
        })
      })
      return [line(strokes([at])), { tool: 'contour', d: cups.flat().join(''), tint: '#a98aa5' }]
    }
    return drawing(
      [
        cleft('M120 272V96'),
        spike(116, 142, 70, 62, 6),
        spike(124, 142, 172, 58, 6),
        blade(122, 238, 212, 244, 27, { bow: -16, teeth: 6 }),
        blade(118, 238, 28, 244, 27, { bow: 16, teeth: 6 }),
        blade(122, 192, 226, 172, 29, { bow: -14, teeth: 7 }),
        blade(118, 192, 14, 172, 29, { bow: 14, teeth: 7 }),
        blade(122, 144, 194, 116, 19, { bow: -8, veins: 3, teeth: 5 }),
        blade(118, 144, 46, 116, 19, { bow: 8, veins: 3, teeth: 5 }),
        spike(120, 124, 120, 4, 9),
      ],
      { lines: 3, on: 270 },
    )
  },
  lemongrass: () => {
    const stem = (x: number, lean: number): Stroke[] => {
      const sheath = through(
        `${x - 13} 262!, ${x - 17} 224, ${x - 11} 150, ${x - 7 + lean} 60!, ${x + 7 + lean} 60!, ${x + 11} 150, ${x + 15} 224, ${x + 13} 262!`,
      )
      return [
        form(
          through(
            `${x - 6 + lean} 64!, ${x - 8 + lean * 2} 30, ${x - 24 + lean * 3} 2!, ${x + 2 + lean * 2} 22, ${x + 6 + lean} 64!`,
          ),
          '#b8c488',
          [parallel(84, 3.6), 0.3],
        ),
        form(
          through(
            `${x - 4 + lean} 64!, ${x + 8 + lean * 2} 34, ${x + 28 + lean * 3} 12!, ${x + 16 + lean * 2} 38, ${x + 8 + lean} 66!`,
          ),
          '#b8c488',
          [parallel(84, 3.6), 0.3],
        ),
        form(sheath, '#e3e3ba', [parallel(88, 4, 0.03), 0.4]),
        line(
          `M${x - 15} 224C${x - 4} 190 ${x + 6} 150 ${x + 6 + lean} 64M${x + 15} 228C${x + 4} 200 ${x - 2} 170 ${x - 3 + lean * 0.6} 110`,
        ),
        form(through(`${x - 13} 258, ${x} 254, ${x + 13} 258, ${x + 9} 268, ${x} 270, ${x - 9} 268`), '#f3edd4', [
          rings(x, 262, 3.4, 0.4),
          2,
        ]),
      ].flat()
    }
    return drawing([stem(62, -12), stem(168, 14), stem(114, 0)].flat())
  },
  /** The calyx of roselle: a fleshy cup of five lobes, in a ring of narrow bracts. */
  hibiscus: () => {
    const lobe = (text: string) => form(through(text), '#9c2f45', [parallel(84, 4.4, 0.06), 0.34, { jitter: 0.2 }])
    const bract = (text: string) => form(through(text), '#7f3042')
    return drawing(
      [
        cleft('M120 222v26'),
        lobe('98 150, 86 96, 92 24!, 112 76, 120 150'),
        lobe('142 150, 154 92, 148 16!, 128 76, 120 150'),
        lobe('112 218, 80 208, 56 176, 54 134, 66 92, 54 40!, 90 84, 106 130, 112 190'),
        lobe('128 218, 160 208, 184 176, 186 134, 174 92, 190 46!, 152 84, 136 130, 128 190'),
        lobe('120 222, 94 212, 80 182, 86 140, 108 96, 122 30!, 134 96, 154 140, 160 182, 146 212'),
        line(
          'M122 60c-5 50-5 100-2 156M110 108c-14 38-14 74-4 102M132 108c14 38 14 74 4 102M66 72c6 20 4 30 2 50s2 50 14 72M176 80c-12 20-6 34-6 50s0 44-12 66',
        ),
        bract('110 222!, 84 222, 60 196!, 72 226, 106 231'),
        bract('130 222!, 158 222, 182 198!, 168 228, 134 231'),
        bract('112 224!, 96 214, 88 186!, 89 218, 110 232'),
        bract('128 224!, 144 214, 154 188!, 151 220, 130 232'),
        bract('114 230, 119 214, 120 190!, 124 214, 126 230, 120 234'),
      ],
      { lines: 3, on: 246 },
    )
  },
}
