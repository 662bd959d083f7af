import { across, type Body, ball, outline, oval, place, rod } from '../body.ts'
import { dots, drawing, form, hatch, line, rounded, type Stroke } from '../engraver.ts'
import { fringe, speckled, within } from '../mark.ts'
import { mass, parallel, rings } from '../mass.ts'
import { type Curve, seeded, strokes, through } from '../pen.ts'

/** A tuber along a spine, with eyes or rings. */
const tuber = (body: Body, tint: string, details: (Stroke | Stroke[])[], gap = 5) =>
  drawing([rounded(body, tint, { gap, knots: 14 }), ...details])

export const tubers = {
  'sweet-potato': () =>
    tuber(
      {
        spine: rod(10, 96, 300, 84, -14),
        half: (t) => 62 * oval(t, 2) ** 1.15 * (1.06 - 0.18 * Math.sin(7 * t)),
        bow: 0.22,
      },
      '#c4745a',
      [
        line('M70 66c18 6 30 6 44 2M150 108c20 6 36 6 52 0M200 58c12 6 24 6 34 2M96 116c10 4 20 5 30 4'),
        hatch('M2 98l10-2M299 84c8 0 12-3 16-8M90 62l-2-8M176 112l2 8M230 66l4-7'),
        dots('M120 84h0M180 76h0M140 98h0M214 90h0M80 90h0'),
      ],
    ),
  cassava: () =>
    tuber(
      {
        spine: rod(14, 60, 334, 96, -12),
        half: (t) => 46 * oval(t, 3) * (1.08 - 0.42 * t + 0.04 * Math.sin(14 * t)),
        bow: 0.3,
      },
      '#8f6b4c',
      [
        line(
          'M60 36c4 16 4 36-2 52M104 34c6 16 6 38 0 58M156 40c5 16 5 38-1 54M212 56c4 14 4 28 0 42M262 68c3 10 3 22 0 32',
        ),
        hatch(fringe('M40 50c60-14 150-2 260 32', 44, 7, { even: true, lean: 2 })),
        form(through('14 36, 4 44, 0 60, 4 78, 14 86, 22 76, 26 60, 22 44'), '#f1e6d2', [rings(12, 60, 5, 1.6), 2]),
      ],
    ),
  /** A club with bark and rootlets, sawn through at its thick end: the flesh is white. */
  yam: () => {
    const skin = through(
      '60 40, 92 30, 128 38, 168 30, 214 40, 250 46, 286 66, 304 92, 300 116, 278 132, 250 128, 218 142, 176 138, 130 152, 88 144, 58 150',
    )
    const body: Body = { spine: rod(20, 94, 310, 98), half: () => 64 }
    const cut = ball(52, 95, 34, 56)
    const bark = within(
      mass(skin),
      'M92 40c18 6 30 2 44 8s26 0 38 4M150 58c20-6 34 4 56 0s30 4 44 10M96 72c24-6 40 4 66 2M190 84c22-4 40 6 74 2M100 98c20 6 44-2 62 4s34 0 50 2M230 108c16 4 34 0 52 4M104 124c22-4 38 4 60 0s34 2 50-2M262 70c12 4 20 8 26 16',
    )
    const rootlets =
      'M118 36c-2-7 1-10-2-16M164 31c3-6 1-9 5-14M210 39c2-6 6-8 6-14M264 51c5-4 8-4 11-10M303 100c6 1 9-2 13 1M114 149c-3 5 0 8-4 12M198 140c3 5 0 8 4 12M266 131c4 3 4 7 10 8'
    return drawing([
      line(rootlets),
      form(skin, '#8d6a4a', [across({ ...body, bow: 0.2 }, 60), 0.2], [across({ ...body, bow: 0.2 }, 59), -0.1]),
      line(bark),
      hatch(fringe(bark, 9, 7, { lean: 0.5, jitter: 0.6 })),
      form(outline(cut, 8), '#5f452f'),
      form(outline(ball(52, 95, 30, 51), 8), '#f1e8d4', [rings(52, 95, 8, 1.6), 0.2]),
      dots('M40 76h0M62 70h0M48 98h0M66 104h0M38 118h0M56 126h0M30 96h0'),
    ])
  },
  /** A corm in the rings of its fallen leaves, and one cut: white with purple specks. */
  taro: () => {
    const skin = through(
      '92 30, 66 48, 42 84, 26 130, 26 180, 48 222, 88 246, 128 246, 168 222, 188 178, 184 128, 168 84, 144 48, 120 32',
    )
    const body: Body = { spine: rod(106, 24, 108, 252), half: (t) => 84 * oval(t, 2.2) * (0.86 + 0.24 * t), bow: 0.22 }
    const random = seeded(8)
    /** Uneven and broken, as leaf scars are. */
    const scars = [0.13, 0.22, 0.3, 0.4, 0.49, 0.6, 0.69, 0.8, 0.9].flatMap((t): Curve[] => {
      const gap = random() - 0.5
      const wave = (s: number, from: number, to: number) =>
        place(body, t + 0.012 * Math.sin(9 * s + 40 * t), from + (to - from) * s)
      return [(s) => wave(s, -0.95, gap), (s) => wave(s, gap + 0.12, 0.95)]
    })
    const ringed = within(mass(skin), strokes(scars))
    const cut = ball(178, 208, 62, 56)
    return drawing([
      form(through('82 44!, 88 24, 100 16, 110 2!, 118 20, 128 42!, 106 50'), '#c9a6a4', [parallel(88, 4), 0.5]),
      form(skin, '#8a6a50', [across(body, 44), 0.1]),
      line(ringed),
      hatch(fringe(ringed, 7, 9, { from: 0.1, to: 0.9, even: true, jitter: 0.6, lean: 0 })),
      form(outline(cut, 8), '#6f523c'),
      form(outline(ball(178, 208, 56, 50), 8), '#f1e8dc', [rings(178, 208, 7, 0.9), -0.1]),
      dots(speckled(mass(outline(ball(178, 208, 50, 44), 8)), 38)),
    ])
  },
  ginger: () => {
    const hand = through(
      '14 120, 30 98, 62 92, 74 74, 66 48, 80 30, 100 34, 108 56, 120 74, 150 72, 164 52, 156 26, 172 10, 192 18, 194 42, 204 64, 232 66, 262 52, 282 64, 276 88, 246 100, 216 104, 206 120, 218 146, 206 164, 184 158, 172 132, 148 124, 118 132, 100 152, 74 156, 70 138, 40 142, 18 138',
    )
    return drawing([
      form(
        hand,
        '#d8b883',
        [parallel(58, 4.6, 0.06), 0.32],
        [parallel(58, 4.6, 0.06), -0.04, { seed: 9 }],
        [parallel(-30, 6), -0.3],
      ),
      line(
        'M66 48c10 4 24 4 40 0M70 66c12 6 28 6 44 0M157 30c10 5 24 6 37 2M160 50c10 6 22 6 36 2M62 92c6 12 8 26 6 44M120 74c-6 18-6 38 2 56M164 70c-6 18-2 38 8 56M216 66c-6 12-6 26 0 38M246 60c-6 12-6 26-2 38M186 128c10-2 18-6 24-12M40 97c6 12 6 28 2 44M180 146c12 0 24-4 34-10',
      ),
      form(through('270 60, 280 58, 288 72, 282 88, 272 88, 268 74'), '#efdcae', [rings(278, 74, 4, 1.5), 2]),
    ])
  },
  turmeric: () => {
    const finger = through(
      '10 110, 28 92, 70 84, 120 72, 128 50, 122 30, 136 18, 152 28, 156 56, 176 66, 230 60, 276 66, 290 80, 276 96, 226 98, 190 104, 190 126, 176 140, 162 132, 160 112, 120 116, 70 128, 28 134',
    )
    return drawing([
      form(finger, '#dd9a3c', [parallel(64, 4.4, 0.06), 0.34], [parallel(64, 4.4, 0.06), -0.02, { seed: 9 }]),
      line(
        'M48 88c6 14 6 28 2 42M80 82c6 14 6 30 2 44M110 76c6 14 6 28 2 42M170 66c6 12 6 26 2 40M204 63c5 10 5 24 2 38M238 61c5 10 5 24 1 36M264 64c4 9 4 20 1 30M124 34c8 5 18 5 28 1M127 50c10 5 20 5 29 1M162 122c9 4 18 4 27 0',
      ),
      form(through('280 68, 288 72, 290 82, 284 92, 276 90, 274 78'), '#c56f1f', [rings(282, 80, 3.4, 1.4), 2]),
    ])
  },
}
