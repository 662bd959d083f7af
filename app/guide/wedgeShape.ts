import type { Band } from './content/figures/wedge.ts'

/** The wedge in units of its drawing. */
export const wide = 1240
export const foot = 500

export const short = (value: number) => Number(value.toFixed(1))

/** Where the wedge ends above a part of its length: twice as far, twice as high. */
export const top = (at: number) => short(foot - (foot - 4) * at)

/** Where two bands share a part of the scale, stripes of the first let the second be seen between them. */
export function overlapsOf(bands: Band[]) {
  return bands.flatMap((band, nth) => {
    const next = bands[nth + 1]
    if (!next || next.from >= band.to || next.to <= band.to) return []
    const stripe = (band.to - next.from) / 7
    return [0, 2, 4, 6].map((at) => ({
      from: next.from + at * stripe,
      to: next.from + (at + 1) * stripe,
      color: band.color,
    }))
  })
}

/** From the foot up to the slope between two places. */
export const slope = (from: number, to: number, x: (at: number) => number) =>
  `M${x(from)} ${top(from)}L${x(to)} ${top(to)}V${foot}H${x(from)}Z`

/** The darker the color, the closer the strokes; the palest has none. */
export function gapOf(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  )
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return light > 0.9 ? 0 : short(3.4 + 20 * light ** 1.9)
}

/** Strokes up from the foot that end unevenly; denser ones reach further up. */
export function hatched(from: number, to: number, gap: number, x: (at: number) => number) {
  if (!gap) return ''
  let path = ''
  let seed = 7
  for (let at = from * wide + gap / 2; at < to * wide; at += gap) {
    seed = (seed * 16807) % 2147483647
    const upTo = top(at / wide)
    const reach = Math.min(0.97, Math.max(0.5, 1.1 - gap / 30)) - 0.06 * (seed / 2147483647)
    path += `M${x(at / wide)} ${foot - 3}V${Math.round(foot - (foot - upTo) * reach)}`
  }
  return path
}

/** A label in as many lines as its width asks for. */
export function wrapped(label: string, width: number) {
  const most = Math.max(6, Math.floor((width - 10) / 8.6))
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
