import { across, along, ball, type Body, edge, outline, oval, rib, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { leaf } from '../leaf.ts'
import { fringe, speckled } from '../mark.ts'
import { mass, parallel, rays, rings } from '../mass.ts'
import { type Curve, strokes, through } from '../pen.ts'

/** Broad across: what a screen measures. */
export const coffee: Body = { spine: rod(6, 112, 294, 112), half: (t) => 106 * oval(t, 2.1) * (1.02 - 0.05 * t), bow: 0.3 }
const furrow = 'M12 120C48 96 92 94 136 112S236 136 289 104'

const herb = '#9db077'

const bent = (x: number, y: number, tipX: number, tipY: number, bow = 0): Curve => (t) => {
  const [dx, dy] = [tipX - x, tipY - y]
  const long = Math.hypot(dx, dy)
  const out = bow * Math.sin(Math.PI * t)
  return [x + dx * t - (dy / long) * out, y + dy * t + (dx / long) * out]
}

/** A pointed leaf on a sprig. */
const blade = (x: number, y: number, tipX: number, tipY: number, wide: number, { tint = herb, teeth = 0, bow = 8, veins = 5 } = {}) =>
  leaf({ spine: bent(x, y, tipX, tipY, bow), half: (t) => 1.9 * wide * Math.sqrt(t) * (1 - t) ** 0.85, tint, teeth, depth: 0.16, sharp: true, veins, rake: 0.18, staves: wide > 30 ? 11 : 7 })

/** Made tea: a leaf twisted in on itself. */
const twisted = (spine: Curve, wide: number, tint: string, knots = 16): Stroke[] => {
  const body: Body = { spine, half: (t) => wide * oval(t) ** 1.1 * (1 + 0.22 * Math.sin(15 * t)), bow: 0.5 }
  return [...form(outline(body, knots, 0.5), tint, [along(body, knots > 10 ? 7 : 3, {}, 0.2), 0.5]), line(strokes([rib(body, 0, 0.06, 0.94, knots > 10 ? 0.5 : 0)], 0.5))]
}

export const beverages = {
  /** Its flat side, with the furrow. */
  coffee: () =>
    drawing(
      [
        form(outline(coffee, 10), '#b3ba8b', [across(coffee, 52), 0.36], [across(coffee, 51, { from: 0.03 }), 0.02]),
        line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
        cleft(furrow),
        hatch(fringe(furrow, 58, 11, { lean: 0.4 })),
      ],
      { measure: 212 },
    ),
  'coffee-roasted': () =>
    drawing(
      [
        form(outline(coffee, 10), '#7a4a2c', [across(coffee, 50), 0.44], [across(coffee, 49, { from: 0.03 }), 0.08]),
        line('M16 110C54 84 96 84 140 101S232 122 284 94', 'M18 131C56 110 92 108 132 123S222 148 284 117'),
        cleft(furrow),
        hatch(fringe(furrow, 58, 12, { lean: 0.4 })),
      ],
      { measure: 212 },
    ),
  /** Two leaves and a bud, as they are plucked. */
  tea: () =>
    drawing([
      blade(120, 196, 20, 92, 34, { teeth: 11, bow: -14, veins: 6 }),
      blade(122, 180, 232, 70, 36, { teeth: 11, bow: 16, veins: 6 }),
      form(outline({ spine: bent(120, 160, 132, 10, -8), half: (t) => 26 * Math.sqrt(t) * (1 - t) ** 0.8 }, 10), '#bccb90', [parallel(84, 4), 0.3]),
      cleft('M116 262c4-34 6-66 4-104'),
      line('M122 150c2-44 4-84 10-132'),
    ], { lines: 3 }),
  'tea-leaf': () =>
    drawing([twisted(bent(8, 40, 250, 62, 12), 14, '#55463a'), twisted(bent(30, 92, 268, 96, -14), 13, '#5d4c3c'), twisted(bent(12, 134, 236, 128, 12), 14, '#4e4036')]),
  'tea-broken': () => {
    const bits = [
      [20, 40, 74, 30], [92, 26, 150, 42], [168, 44, 214, 26], [40, 78, 96, 86], [118, 70, 166, 82], [186, 74, 240, 88], [14, 116, 62, 124], [82, 116, 138, 108], [158, 112, 206, 126], [60, 148, 112, 156], [132, 146, 186, 150],
    ] as const
    return drawing(bits.map(([x, y, tipX, tipY], i) => twisted(bent(x, y, tipX, tipY, i % 2 ? 5 : -5), 9, '#57463a', 8)))
  },
  /** Crushed, torn and curled into grains. */
  'tea-ctc': () => {
    const grains = Array.from({ length: 30 }, (_, i): Stroke[] => {
      const [x, y] = [24 + (i % 6) * 38 + ((i * 7) % 11) + (Math.floor(i / 6) % 2) * 16, 24 + Math.floor(i / 6) * 30 + ((i * 5) % 7)]
      const body = ball(x, y, 12 + (i % 3) * 2, 11 + (i % 2) * 2)
      return [...form(outline(body, 4), '#63452f', [parallel(30, 4.4), 0.34]), hatch(`M${x - 7} ${y - 2}q5-6 9-1t6 1`.replace('t6 1', 'q3 3 6 0'))]
    })
    return drawing(grains)
  },
  chamomile: () => {
    const petal = (degrees: number): Stroke[] => {
      const angle = (degrees * Math.PI) / 180
      const at = (far: number): readonly [number, number] => [120 + far * Math.cos(angle), 104 + far * Math.sin(angle) * 0.82]
      const [x, y] = at(34)
      const [tipX, tipY] = at(106)
      return form(outline({ spine: bent(x, y, tipX, tipY), half: (t) => 16 * oval(t, 3) * (0.7 + 0.4 * t) }, 6, 0.5), '#fbf5e6', [parallel(degrees, 6), 0.26])
    }
    const heart = through('78 104, 84 74, 104 56, 122 52, 142 58, 158 76, 164 104, 146 124, 120 130, 94 124')
    return drawing([
      cleft('M120 128c2 40-2 80-10 124'),
      line('M116 196c18-6 26-18 40-22M116 196M118 180c-16-4-24-14-38-16M142 182l6-12M96 168l-2-14M146 178l14 4'),
      ...Array.from({ length: 15 }, (_, i) => petal(i * 24 + 6)),
      form(heart, '#e3b23f', [parallel(20, 5), 0.16]),
      dots(speckled(mass(heart), 60)),
    ], { lines: 3, on: 250 })
  },
  peppermint: () =>
    drawing([
      cleft('M120 270c4-60 2-130 0-200'),
      blade(122, 214, 232, 180, 32, { teeth: 8, bow: -8 }),
      blade(118, 214, 8, 184, 32, { teeth: 8, bow: 8 }),
      blade(122, 150, 214, 92, 32, { teeth: 8, bow: -8 }),
      blade(118, 150, 26, 92, 32, { teeth: 8, bow: 8 }),
      blade(120, 108, 118, 6, 30, { teeth: 8, bow: 3 }),
      blade(122, 96, 172, 40, 17, { teeth: 6, bow: -4, veins: 4 }),
      blade(118, 96, 66, 40, 17, { teeth: 6, bow: 4, veins: 4 }),
    ], { lines: 3 }),
  /** Holy basil: soft leaves in pairs, and a spike of whorls. */
  tulsi: () => {
    const whorls = [20, 40, 60, 80].flatMap((y, i) => {
      const wide = 9 + i * 4
      return [form(through(`${120 - wide} ${y}, ${120 - wide * 0.5} ${y - 9}, 120 ${y - 5}, ${120 + wide * 0.5} ${y - 9}, ${120 + wide} ${y}, 120 ${y + 8}`), '#a98aa5', [parallel(80, 3.6), 0.4])].flat()
    })
    return drawing([
      cleft('M120 272V20'),
      blade(122, 232, 216, 212, 30, { bow: -8 }),
      blade(118, 232, 24, 212, 30, { bow: 8 }),
      blade(122, 180, 224, 132, 32, { bow: -8 }),
      blade(118, 180, 16, 132, 32, { bow: 8 }),
      blade(122, 128, 184, 84, 22, { bow: -6, veins: 4 }),
      blade(118, 128, 56, 84, 22, { bow: 6, veins: 4 }),
      whorls,
    ], { lines: 3 })
  },
  lemongrass: () => {
    const stem = (x: number, lean: number): Stroke[] => {
      const sheath = through(`${x - 13} 262!, ${x - 17} 224, ${x - 11} 150, ${x - 7 + lean} 60!, ${x + 7 + lean} 60!, ${x + 11} 150, ${x + 15} 224, ${x + 13} 262!`)
      return [
        form(through(`${x - 6 + lean} 64!, ${x - 8 + lean * 2} 30, ${x - 24 + lean * 3} 2!, ${x + 2 + lean * 2} 22, ${x + 6 + lean} 64!`), '#b8c488', [parallel(84, 3.6), 0.3]),
        form(through(`${x - 4 + lean} 64!, ${x + 8 + lean * 2} 34, ${x + 28 + lean * 3} 12!, ${x + 16 + lean * 2} 38, ${x + 8 + lean} 66!`), '#b8c488', [parallel(84, 3.6), 0.3]),
        form(sheath, '#e3e3ba', [parallel(88, 4, 0.03), 0.4]),
        line(`M${x - 15} 224C${x - 4} 190 ${x + 6} 150 ${x + 6 + lean} 64M${x + 15} 228C${x + 4} 200 ${x - 2} 170 ${x - 3 + lean * 0.6} 110`),
        form(through(`${x - 13} 258, ${x} 254, ${x + 13} 258, ${x + 9} 268, ${x} 270, ${x - 9} 268`), '#f3edd4', [rings(x, 262, 3.4, 0.4), 2]),
      ].flat()
    }
    return drawing([stem(62, -12), stem(168, 14), stem(114, 0)].flat())
  },
  /** The fleshy calyx, which is what the tea is made of. */
  hibiscus: () => {
    const sepal = (text: string) => form(through(text), '#9c2f45', [parallel(80, 4.4, 0.08), 0.42, { jitter: 0.2 }])
    return drawing([
      sepal('96 196, 60 150, 34 90, 10 44!, 56 74, 96 130, 112 190'),
      sepal('144 196, 180 150, 206 90, 232 44!, 184 74, 144 130, 128 190'),
      sepal('104 200, 84 140, 84 70, 92 10!, 112 70, 122 140, 122 200'),
      sepal('136 200, 156 140, 158 74, 152 14!, 132 70, 120 140, 118 200'),
      sepal('120 214, 84 208, 66 176, 74 140, 92 112!, 112 140, 120 164, 130 140, 150 112!, 166 140, 174 176, 156 208'),
      line('M120 210c-2-20-2-32 0-46M100 206c-10-22-12-44-8-76M140 206c10-22 12-44 8-76'),
      form(through('92 208, 84 196!, 100 204, 104 190!, 116 206, 122 190!, 130 206, 140 192!, 144 206, 158 198!, 150 212, 120 222'), '#7f3042', [parallel(80, 4), 0.4]),
      cleft('M120 220v26'),
    ], { lines: 3, on: 244 })
  },
  /** A bean from the pod, and the pod. */
  cocoa: () => {
    const pod: Body = { spine: rod(8, 84, 300, 74, -8), half: (t) => 72 * oval(t, 2.1) ** 1.15, bow: 0.16 }
    return drawing([
      form(outline(pod, 12), '#b5713d', [along(pod, 22), 0.34], [across(pod, 50), -0.04]),
      line(strokes([-0.74, -0.4, -0.02, 0.36, 0.7].map((v, i) => rib(pod, v, 0.03, 0.97, 0.012, i)), 0.5)),
      hatch(...[-0.4, -0.02, 0.36].map((v) => fringe(strokes([rib(pod, v, 0.1, 0.9)]), 30, 9))),
      cleft('M8 84c-8 0-12 2-16 6'),
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
