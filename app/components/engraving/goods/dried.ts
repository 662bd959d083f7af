import { across, type Body, ball, outline, rod } from '../body.ts'
import { cleft, dots, drawing, form, hatch, line } from '../engraver.ts'
import { fringe } from '../mark.ts'
import { parallel, rays, rings } from '../mass.ts'
import { through } from '../pen.ts'

export const apricotEdge =
  '8 112, 18 78, 42 62, 58 38, 102 22, 128 30, 168 20, 206 42, 214 64, 234 84, 226 104, 232 130, 200 154, 172 156, 140 176, 100 168, 64 174, 34 156, 26 136'
export const dateEdge =
  '20 84, 30 56, 62 36, 110 28, 160 30, 210 42, 244 66, 250 90, 232 116, 190 134, 140 142, 84 138, 42 120'
export const figEdge =
  '18 126, 22 98, 48 76, 80 62, 98 46, 100 26, 94 10!, 112 6!, 120 26, 122 46, 140 62, 172 76, 200 100, 206 130, 188 160, 150 178, 108 182, 62 174, 30 156'

export const pumpkinSeed: Body = {
  spine: rod(10, 74, 276, 74),
  half: (t) => 118 * Math.sqrt(1 - t) * t ** 0.72,
  bow: 0.14,
}

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
  /** Stoned and pressed flat: a leathery ear with a rolled rim, closed along the slit that the stone left by. */
  'dried-apricot': () => {
    const skin = through(apricotEdge)
    const slit = 'M34 116c30-14 46-34 78-32s50 18 98-2'
    const rim = 'M58 50c34-18 62-14 92-8s50 14 62 40M220 108c-8 26-30 40-56 42s-40 12-70 8-42-6-58-24'
    const folds = [
      'M52 78c14-10 24-14 40-12',
      'M88 50c4 12 14 18 28 18',
      'M136 48c-2 14 6 22 20 24',
      'M186 62c-10 4-16 10-16 20',
      'M66 132c10-10 22-14 36-12s22 0 32-6',
      'M122 146c6-12 16-16 32-18',
      'M168 128c10-8 20-10 34-10',
      'M148 102c16 2 26-2 40-8',
      'M84 108c12 0 22-4 32-8',
      'M26 104c8-10 12-20 12-32',
    ]
    return drawing([
      form(skin, '#df9240', [parallel(14, 5, 0.16), 0.24], [parallel(14, 5, 0.16), -0.08, { seed: 9 }]),
      line(rim, ...folds),
      hatch(fringe(rim, 24, 9), ...folds.map((fold) => fringe(fold, 8, 8))),
      cleft(slit),
      hatch(fringe(slit, 40, 13), fringe(slit, 24, -7)),
    ])
  },
  /** A flattened drop with its crooked stem, and one cut: seeds to the rim. */
  'dried-fig': () => {
    const skin = through(figEdge)
    const pleats = [
      'M102 50C78 74 40 86 34 128',
      'M106 48c-14 36-44 58-42 112',
      'M110 48c-4 40-14 80-6 126',
      'M116 48c6 36 18 60 14 100',
      'M120 50c20 26 54 40 66 76',
    ]
    const cut = ball(204, 142, 70, 56)
    const heart = ball(204, 142, 56, 43)
    const seeds = Array.from({ length: 54 }, (_, i) => {
      const out = Math.sqrt((i + 4) / 58)
      const angle = i * 2.39996
      return `M${(204 + 50 * out * Math.cos(angle)).toFixed(0)} ${(142 + 37 * out * Math.sin(angle)).toFixed(0)}h0`
    })
    return drawing([
      form(skin, '#c2955a', [parallel(20, 5, 0.14), 0.28], [parallel(20, 5, 0.14), -0.06, { seed: 9 }]),
      line(...pleats),
      hatch(...pleats.map((pleat, i) => fringe(pleat, 24, i < 3 ? -12 : 11))),
      line('M98 30c6 3 14 3 20 0M97 20c6 3 12 3 18 0'),
      form(outline(cut, 8), '#d8b27a', [rings(204, 142, 5, 0.8), 0.1]),
      form(outline(heart, 8), '#a8613a', [rays(204, 142, 34, 14, 30, 0.76), 0.7]),
      dots(seeds.join('')),
    ])
  },
  date: () => {
    const skin = through(dateEdge)
    const cap = through('2 76, 14 64, 34 58, 44 74, 42 100, 30 110, 10 102, 14 90')
    const folds = [
      'M46 56c44-10 80 10 112-4s50-2 72 10',
      'M44 78c40-8 66 8 104 0s66-10 98 6',
      'M46 102c46 8 74-10 110-4s56 6 86-8',
      'M64 124c34 0 66 4 132-10',
    ]
    return drawing([
      form(skin, '#8a5733', [parallel(4, 4.8, 0.1), 0.36], [parallel(4, 4.8, 0.1), 0, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold) => fringe(fold, 28, 10))),
      form(cap, '#c9a878', [parallel(80, 3.6), 0.5]),
      line('M4 88c-4 0-8-2-10-5'),
    ])
  },
  'dried-cranberry': () => {
    const skin = through(
      '14 92, 20 66, 42 52, 52 34, 82 30, 104 18, 138 24, 160 20, 186 40, 194 62, 214 82, 210 108, 190 122, 180 142, 150 146, 126 158, 96 148, 66 152, 44 134, 22 118',
    )
    const folds = [
      'M42 52c14 12 12 28 30 36s30 2 40 12',
      'M104 18c-6 20 10 30 6 48s2 24 2 34',
      'M160 20c-4 16-24 26-26 46s-14 24-22 34',
      'M214 82c-22-6-34 6-54 6s-34 6-48 12',
      'M180 142c-6-16-24-16-36-24s-18-14-32-18',
      'M96 148c6-16-2-22 6-32s4-10 10-16',
      'M22 118c18-10 26 2 42-4s34-12 48-14',
    ]
    return drawing([
      form(skin, '#a3323b', [parallel(24, 5, 0.1), 0.3], [parallel(24, 5, 0.1), -0.04, { seed: 9 }]),
      line(...folds),
      hatch(...folds.map((fold, i) => fringe(fold, 15, i % 2 ? 11 : -11))),
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
    const body = pumpkinSeed
    const inner: Body = { ...body, spine: rod(34, 74, 266, 74), half: (t) => 0.8 * body.half(t, 1) }
    return drawing([
      form(outline(body, 12), '#8d9a5b', [across(body, 62), 0.12]),
      { tool: 'line', d: outline(inner, 10) },
      hatch(fringe('M60 106c40 24 110 32 170 8', 40, -12)),
      line('M24 74c40-8 80-10 120-6'),
    ])
  },
}
