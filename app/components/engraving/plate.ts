import { engraved, type Good } from './goods/goods.ts'

/** The widths of the tools, never scaled with a drawing. */
const widths = { contour: 1.25, line: 1, hatch: 0.7, cleft: 2.2, dot: 1.5, seam: 1, paper: 0.8 } as const

type Plate = ReturnType<typeof draw>

const plates = new Map<Good, Plate>()

/** A drawing as a file of its own: a page of ten names them and stays light. */
export function plateOf(good: Good): Plate {
  const plate = plates.get(good) ?? draw(good)
  plates.set(good, plate)
  return plate
}

/** Those that pages have named so far: a build writes no others. */
export const namedPlates = () => [...plates.values()]

function draw(good: Good) {
  const { viewBox, strokes } = engraved(good)
  const paths = strokes.map(
    ({ tool, d, tint }) =>
      `<path d="${d}" stroke-width="${widths[tool]}" vector-effect="non-scaling-stroke"${tint ? ` fill="${tint}"` : ''}${
        tool === 'paper' ? ' stroke="#faf6ef"' : tool === 'seam' ? ' stroke-dasharray="5 4"' : ''
      }/>`,
  )
  const [, , width, height] = viewBox
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" fill="none" stroke="#1c1a17" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
  return { text, viewBox, address: `/assets/engravings/${good}-${hashOf(text)}.svg` }
}

/** FNV-1a: a drawing that changes gets another address, in the build as in the pages that name it. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
