import { across, type Body, ball, outline, oval, rod } from '../body.ts'
import { drawing, form, hatch, line } from '../engraver.ts'
import { mass, parallel } from '../mass.ts'
import { seeded, through } from '../pen.ts'

/** Minced meat from the plate: short strands, every way. */
function strands(d: string, count: number, seed = 3) {
  const form = mass(d)
  const random = seeded(seed)
  const [left, top, right, bottom] = form.box
  let path = ''
  for (let set = 0, tries = 0; set < count && tries < count * 20; tries++) {
    const [x, y] = [left + (right - left) * random(), top + (bottom - top) * random()]
    const angle = random() * 6.3
    const [dx, dy] = [9 * Math.cos(angle), 5 * Math.sin(angle)]
    if (!form.holds([x, y]) || !form.holds([x + dx, y + dy])) continue
    path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(dx / 2 + dy / 2).toFixed(0)} ${(dy / 2 - dx / 3).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`
    set++
  }
  return path
}

const link = (x0: number, y0: number, x1: number, y1: number, sag: number, wide: number): Body => ({
  spine: rod(x0, y0, x1, y1, sag),
  half: (t) => wide * oval(t, 5),
  bow: 0.24,
})

const casing = (body: Body, tint: string) =>
  form(outline(body, 14), tint, [across(body, 38), 0.3], [across(body, 37, { from: 0.03 }), -0.1])

export const processed = {
  /** A disk seen from above its edge, so that one thickness and many widths can be told apart. */
  patty: () => {
    const top = outline(
      { spine: rod(130, 14, 130, 134), half: (t) => 122 * oval(t) * (1 + 0.012 * Math.sin(40 * t)) },
      20,
    )
    const side = through(
      '8 74!, 8 100, 17 121, 44 143, 84 156, 130 160, 176 156, 216 143, 243 121, 252 100, 252 74!, 240 106, 200 130, 130 140, 60 130, 20 106',
    )
    const rim = through(
      '8 74!, 8 100, 17 121, 44 143, 84 156, 130 160, 176 156, 216 143, 243 121, 252 100, 252 74!, 200 60, 130 54, 60 60',
    )
    return drawing([
      form(rim, '#ad5d4b', [parallel(88, 4.6), 0.34], [parallel(88, 4.6), 0.05, { seed: 9 }]),
      form(top, '#bf705b', [parallel(0, 5), -0.1]),
      line(strands(top, 46)),
      hatch(strands(side, 26, 8), strands(top, 30, 5)),
    ])
  },
  sausage: () => {
    const links = [link(10, 58, 150, 40, -10, 27), link(166, 44, 306, 66, -6, 27), link(60, 112, 250, 116, 12, 29)]
    return drawing([
      ...links.map((body) => casing(body, '#c77f62')),
      line(
        'M150 40c6-4 10-4 16 4M306 66c10 8 6 26-8 34s-36 8-48 16M10 58c-8-2-12-8-12-14M60 112c-10 2-16-2-22-8M152 46c4 3 8 3 12 2',
      ),
      line('M40 40c30-10 60-14 84-14M196 36c26-2 56 4 84 14M96 104c36 6 70 8 120 4'),
    ])
  },
  'hot-dog': () => {
    const links = [link(14, 44, 290, 34, 12, 22), link(10, 92, 286, 84, 14, 22), link(22, 140, 298, 130, 12, 22)]
    return drawing([
      ...links.map((body) => casing(body, '#cc7457')),
      line('M40 40c70 8 150 8 220-2M38 88c70 10 150 10 220-2M50 136c70 8 150 8 220-2'),
      line(
        'M14 44c-4 1-7 0-9-3M290 34c4-2 6-5 7-8M10 92c-4 1-7 0-9-3M286 84c4-2 6-5 7-8M22 140c-4 1-7 0-9-3M298 130c4-2 6-5 7-8',
      ),
    ])
  },
  bacon: () => {
    const rasher = (y: number) => {
      const band = `8 ${y}!, 40 ${y - 14}, 80 ${y + 2}, 120 ${y + 14}, 160 ${y}, 204 ${y - 14}, 246 ${y + 2}, 290 ${y - 8}!`
      const below = band
        .replaceAll('!', '')
        .split(', ')
        .reverse()
        .map((point, i, all) => {
          const [px, py] = point.split(' ').map(Number)
          return `${px} ${(py ?? 0) + 54}${i === 0 || i === all.length - 1 ? '!' : ''}`
        })
        .join(', ')
      const streak = (down: number, thick: number) => {
        const upper = `12 ${y + down}, 44 ${y + down - 12}, 82 ${y + down + 3}, 120 ${y + down + 12}, 160 ${y + down}, 204 ${y + down - 12}, 246 ${y + down + 2}, 286 ${y + down - 6}`
        const lower = `284 ${y + down - 4 + thick}, 244 ${y + down + 2 + thick}, 200 ${y + down - 10 + thick}, 156 ${y + down + thick + 2}, 120 ${y + down + 12 + thick * 0.5}, 80 ${y + down + thick}, 42 ${y + down - 10 + thick}`
        return form(through(`${upper}, ${lower}`), '#f6e6d3')
      }
      const outer = through(`${band}, ${below}`)
      return [
        form(outer, '#c4685a', [parallel(84, 5), 0.12]),
        streak(8, 9),
        streak(28, 7),
        line(
          through(
            `14 ${y + 46}, 46 ${y + 34}, 84 ${y + 48}, 122 ${y + 58}, 162 ${y + 46}, 206 ${y + 34}, 246 ${y + 47}, 284 ${y + 40}`,
            { open: true },
          ),
        ),
      ].flat()
    }
    return drawing([rasher(26), rasher(98)].flat())
  },
  ham: () => {
    const leg = through(
      '14 104, 20 62, 56 28, 110 16, 170 26, 214 52, 250 76, 290 82, 304 92, 302 110, 286 118, 250 124, 214 148, 164 176, 104 182, 46 160',
    )
    const face = through('12 106, 18 66, 42 40, 72 34, 94 54, 104 98, 96 146, 72 170, 44 164, 22 142')
    return drawing([
      form(through('284 86!, 312 78, 324 86, 322 98, 328 110, 316 118, 286 112!'), '#f7efdf', [parallel(10, 3.8), 0.3]),
      form(leg, '#d99a76', [parallel(66, 4.8, 0.16), 0.34], [parallel(66, 4.8, 0.16), 0, { seed: 9 }]),
      line(
        'M120 22c20 40 22 110 4 158M170 27c18 40 20 100 4 144M214 52c12 30 12 66 2 94M100 52c50-6 100 6 158 28M106 100c60-4 110 0 190-4M100 148c50 4 90 0 138-16',
      ),
      form(face, '#f3dcc6'),
      form(through('24 106, 30 72, 50 52, 72 48, 86 66, 94 100, 86 140, 70 158, 48 152, 32 134'), '#e3968a', [
        parallel(30, 5),
        0.3,
      ]),
      form(through('50 98, 62 92, 70 100, 66 112, 54 114, 48 106'), '#f7efdf'),
      line('M36 80c8-14 20-20 34-20M74 74c8 16 10 40 4 62M40 128c6 10 14 16 24 18'),
    ])
  },
  salami: () => {
    const roll = through('66 26!, 140 22, 230 20, 284 28, 310 56, 314 80, 304 108, 280 130, 220 140, 130 142, 66 142!')
    const face = outline(ball(66, 84, 34, 58), 8)
    const slice = ball(60, 140, 56, 30)
    const fat = (x: number, y: number, wide: number, high: number, count: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = i * 2.39996
        const out = Math.sqrt((i + 0.5) / count)
        return ball(
          x + wide * out * Math.cos(angle),
          y + high * out * Math.sin(angle),
          3.4 + (i % 3),
          3 + (i % 2),
        ).spine(0.5)
      })
    const spots = (points: readonly (readonly [number, number])[]) => ({
      tool: 'contour' as const,
      tint: '#f3dcc6',
      d: points
        .map(([x, y], i) =>
          `M${(x - 4).toFixed(0)} ${y.toFixed(0)}q${i % 2 ? '2-5 7-3' : '4-4 8 0'}t-${i % 2 ? '1 6' : '2 4'}q-5 2-6-${i % 2 ? 3 : 4}z`.replace(
            /t(-\d \d)/,
            'q1 3$1',
          ),
        )
        .join(''),
    })
    return drawing([
      form(roll, '#a95a4c', [parallel(88, 4.8, 0.05), 0.3], [parallel(88, 4.8, 0.05), -0.04, { seed: 9 }]),
      line('M150 22c8 36 8 80-2 120M200 20c8 36 8 82-2 121M246 22c8 34 8 78-2 114'),
      line('M312 70c8-3 12-9 14-16M313 80c8 1 12-2 16-6'),
      form(face, '#b9584d', [parallel(40, 5), 0.1]),
      spots(fat(66, 84, 24, 46, 20)),
      form(outline(slice), '#b9584d', [parallel(20, 5), 0.1]),
      spots(fat(60, 140, 44, 22, 18)),
    ])
  },
}
