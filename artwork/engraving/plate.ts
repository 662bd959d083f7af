import type { Drawing } from './engraver.ts'
import { boxOf, flatten } from './path.ts'

/** The widths of the tools, never scaled with a drawing. */
const widths = { contour: 1.25, line: 1, hatch: 0.7, cleft: 2.2, dot: 1.5, seam: 1.5, paper: 0.8 } as const

/** A drawing as the text of its file. */
export function svgOf({ viewBox, strokes }: Drawing) {
  const paths = strokes.map(
    ({ tool, d, tint }) =>
      `<path d="${d}" stroke-width="${widths[tool]}" vector-effect="non-scaling-stroke"${tint ? ` fill="${tint}"` : ''}${
        tool === 'paper' ? ' stroke="#faf6ef"' : tool === 'seam' ? ' stroke-dasharray="5 4"' : ''
      }/>`,
  )
  const [, , width, height] = viewBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" fill="none" stroke="#1c1a17" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}

/** The box of some paths, in units of their drawing. */
export function frameOf(...paths: readonly string[]) {
  const [left, top, right, bottom] = boxOf(paths.flatMap((d) => flatten(d).flat()))
  return { left, top, width: right - left, height: bottom - top }
}

/** What a figure needs to know of a drawing: its sheet, the good without the ground it lies on, the outline of its body, how far from its middle it is highest. */
export function measuresOf({ viewBox: [left, top, width, height], strokes, edge }: Drawing) {
  const contours = strokes.filter(({ tool }) => tool === 'contour').map(({ d }) => d)
  const area = (d: string) => frameOf(d).width * frameOf(d).height
  const [body = ''] = contours.toSorted((one, other) => area(other) - area(one))
  const good = frameOf(...contours)
  const [x] = contours.flatMap((d) => flatten(d).flat()).reduce((one, other) => (other[1] < one[1] ? other : one))
  return { sheet: { left, top, width, height }, good, outline: edge ?? body, peak: x - good.left - good.width / 2 }
}

/** FNV-1a: a drawing that changes gets another address. */
export function versionOf(text: string) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
