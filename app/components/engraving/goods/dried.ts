import { across, along, type Body, outline, oval, rod } from '../body.ts'
import { cleft, drawing, form, hatch, line } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel, rays, rings } from '../mass.ts'
import { through } from '../pen.ts'

const apricotEdge =
  '14 92, 22 62, 46 40, 60 44, 84 22, 122 20, 148 30, 166 26, 204 44, 224 70, 220 88, 232 108, 214 142, 186 160, 166 156, 138 172, 96 172, 70 160, 52 164, 24 138'

export const dried = {
  raisin: () => {
    const body = through(
      '16 84, 30 50, 66 28, 112 22, 160 30, 200 40, 228 66, 232 96, 208 124, 166 140, 118 144, 66 136, 30 116',
    )
    const folds = [
      'M34 74c30-30 64-20 92-28s54-2 76 6',
      'M24 98c30-22 50-10 78-16s56-14 94 2',
      'M48 122c22-22 62-14 84-16s50-12 84-8',
      'M110 40c-14 14-4 26 10 30s20 16 8 30',
      'M176 48c-10 12 4 20 10 30s-2 24-14 32',
    ]
    return drawing([
      form(body, '#7d5a45', [parallel(28, 4.6, 0.12), 0.34], [parallel(28, 4.6, 0.12), 0, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 22, i < 3 ? 12 : -10))),
      cleft('M228 74c6-2 10-6 14-12'),
    ])
  },
  /** Halved round its stone and pressed flat: a leathery disk with a rolled rim and a slit, not a round fruit. */
  'dried-apricot': () => {
    const rim = through(apricotEdge)
    const hollow = through('38 98, 52 70, 84 50, 122 42, 166 48, 196 70, 204 100, 186 130, 146 148, 104 150, 62 136')
    return drawing([
      form(rim, '#e39a45', [rays(120, 98, 64, 60, 130, 0.8), 0.42, { jitter: 0.2 }], [parallel(16, 4.6), -0.1]),
      form(hollow, '#d98a38', [rays(120, 98, 58, 18, 92, 0.7), 0.9, { jitter: 0.5 }]),
      line(
        'M60 104c16-18 38-22 58-16s44 6 66-8M70 122c20-14 50-4 70-8s32-6 48-14M86 64c14 10 20 12 44 10s34-4 46-10',
        'M22 112c6 2 12-2 16-10M58 44c6 8 4 14-2 20M150 31c-2 8 0 12 8 15M222 88c-8-2-14 2-18 8M166 155c-2-6-8-8-16-8M70 159c2-8 0-14-4-18',
      ),
      hatch(fringe('M60 104c16-18 38-22 58-16s44 6 66-8', 26, 11), fringe('M70 122c20-14 50-4 70-8s32-6 48-14', 22, 9)),
    ])
  },
  /** Pressed flat from stem to eye: a wrinkled disk with its stem in the middle, as figs on a string are. */
  'dried-fig': () => {
    const disk = through(
      '10 102, 20 66, 48 40, 64 40, 92 20, 126 18, 148 26, 174 24, 208 48, 222 80, 218 98, 226 124, 204 156, 178 170, 160 166, 126 182, 88 178, 66 166, 46 166, 18 136',
    )
    const stem = through('98 92, 104 70, 116 46!, 134 52!, 132 74, 138 92, 126 104, 108 104')
    const pleats = [
      'M100 98C74 92 46 96 22 108',
      'M102 104c-22 10-40 26-54 50',
      'M110 108c-8 22-10 44-6 68',
      'M122 108c8 20 22 38 42 52',
      'M132 102c24 4 52 14 76 36',
      'M136 94c24-6 50-8 78 0',
      'M132 80c16-16 38-28 64-32',
      'M98 88C80 72 62 60 38 56',
      'M102 78c-6-18-14-32-22-46',
    ]
    return drawing([
      form(
        disk,
        '#c79c62',
        [rings(118, 98, 5.4, 0.86), 0.24, { jitter: 0.2 }],
        [rings(118, 98, 5.4, 0.86), -0.06, { seed: 23 }],
      ),
      line(...pleats),
      hatch(...pleats.map((pleat, i) => fringe(pleat, 13, i < 5 || i > 7 ? -10 : 10))),
      form(stem, '#b98a50', [parallel(86, 3.6), 0.7]),
      line('M106 104c-10 2-16-2-18-8M134 104c10 2 14-2 16-8'),
    ])
  },
  date: () => {
    const body: Body = { spine: rod(20, 78, 268, 70, 6), half: (t) => 56 * oval(t, 2.5) * (1 - 0.12 * t), bow: 0.12 }
    const cap = through('4 68, 14 60, 32 58, 40 72, 38 92, 26 98, 8 92, 12 80')
    const folds = [
      'M44 52c50-8 84 8 118-2s60-6 90 4',
      'M38 72c44-10 70 6 110 0s80-8 116 2',
      'M46 96c50 6 74-10 112-6s60 6 96-6',
      'M70 114c30-2 60 4 110-6',
    ]
    return drawing([
      form(outline(body, 12), '#8a5733', [along(body, 20, {}, 0.04), 0.4, { jitter: 0.2 }], [along(body, 19), 0.04]),
      line(...folds),
      hatch(...folds.map((fold) => fringe(fold, 30, 9))),
      form(cap, '#c9a878', [parallel(80, 3.6), 0.4]),
      line('M6 80c-3 0-6-1-8-3'),
    ])
  },
  'dried-cranberry': () => {
    const body = through(
      '18 92, 26 56, 58 32, 86 36, 118 24, 160 34, 186 58, 184 80, 196 104, 172 136, 138 144, 118 138, 82 148, 40 128',
    )
    const folds = [
      'M58 32c10 24-4 40 12 60s6 34 12 56',
      'M118 24c-12 24 10 36 2 58s-10 30-2 56',
      'M160 34c-6 22 8 30 2 50s-16 30-24 60',
      'M26 92c20-10 30 4 48 0s40-12 60-2 34 0 50-8',
    ]
    return drawing([
      form(body, '#a8343c', [parallel(20, 4.6, 0.1), 0.36], [parallel(20, 4.6, 0.1), 0, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold) => fringe(fold, 20, -11))),
    ])
  },
  'dried-mango': () => {
    const strip = through(
      '12 120, 20 96, 70 66, 132 44, 200 36, 252 20, 278 30, 276 52, 230 76, 170 88, 110 110, 60 146, 28 148',
    )
    const under = through(
      '60 150, 100 112, 160 92, 220 92, 268 112, 282 132, 262 146, 214 130, 160 132, 110 156, 76 168',
    )
    return drawing([
      form(under, '#e2a34b', [parallel(70, 4.6, 0.1), 0.3], [parallel(-16, 5), 0.1]),
      hatch(fringe('M110 112c30-14 70-24 110-18', 28, 22)),
      form(strip, '#ebb159', [parallel(66, 4.6, 0.1), 0.26]),
      line(
        'M24 128c50-40 120-62 246-92M34 138c46-34 80-48 128-60M96 74c40-14 70-18 104-22M150 84c30-12 60-14 90-26',
        'M76 158c40-30 90-42 190-22',
      ),
    ])
  },
  'pumpkin-seed': () => {
    const body: Body = { spine: rod(10, 74, 276, 74), half: (t) => 118 * Math.sqrt(1 - t) * t ** 0.72, bow: 0.14 }
    const inner: Body = { ...body, spine: rod(34, 74, 266, 74), half: (t) => 0.8 * body.half(t, 1) }
    return drawing([
      form(outline(body, 12), '#8d9a5b', [across(body, 62), 0.12]),
      { tool: 'line', d: outline(inner, 10) },
      hatch(fringe('M60 106c40 24 110 32 170 8', 40, -12)),
      line('M24 74c40-8 80-10 120-6'),
    ])
  },
}
