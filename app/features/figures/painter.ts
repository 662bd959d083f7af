import { turns } from './pile.ts'
import type { Sorting } from './sorting.ts'

type Seen = ReturnType<Sorting['seen']>
/** One piece as it lies in each of its ways, cut once: copying is several times as fast as drawing its lines. */
type Sheet = { size: number; unit: number; picture: HTMLCanvasElement; cell: number; fine: number; boxes: Box[] }
type Box = [left: number, top: number, width: number, height: number]

/**
 * Paints a heap while it moves, over the drawing that shows it at rest. Moving the drawing itself shows 8 frames of 25 on a
 * desktop without a graphics processor, copied pictures 21.
 */
export function painter(stage: Element, svg: SVGSVGElement, canvas: HTMLCanvasElement, symbol: Element) {
  const ink = canvas.getContext('2d')
  const lines = [...symbol.querySelectorAll('path')]
  const outline = outlineOf(lines[0])
  /** Pixels a unit, and where the middle of the ground stands. */
  let unit = 1
  let middle = 0
  let ground = 0
  let sheet: Sheet | undefined

  /** As wide as the window, from the upper rule to the lower. Returns how high that is. */
  function open() {
    const art = svg.getBoundingClientRect()
    const box = stage.getBoundingClientRect()
    const { a: scale = 1, e = 0, f = 0 } = svg.getScreenCTM() ?? {}
    // Whole pixels away from the drawing, so that both are rounded alike.
    const above = Math.ceil(art.top - box.top)
    const { clientWidth } = document.documentElement
    const beside = Math.max(0, Math.floor(Math.min(art.left, clientWidth - art.right)))
    const [wide, high] = [Math.floor(art.width) + beside * 2, Math.ceil(art.height) + above]
    const dense = Math.min(devicePixelRatio, 2)
    Object.assign(canvas.style, {
      left: `${art.left - box.left - beside}px`,
      top: `${art.top - box.top - stage.clientTop - above}px`,
      width: `${wide}px`,
      height: `${high}px`,
    })
    canvas.width = wide * dense
    canvas.height = high * dense
    canvas.hidden = false
    unit = scale * dense
    middle = (e - art.left + beside) * dense
    ground = (f - art.top + above) * dense
    return ground / unit + 40
  }

  function paint(pieces: Seen, size: number) {
    if (!ink) return
    if (sheet?.size !== size || sheet.unit !== unit) sheet = cut(lines, outline, size, unit)
    const { picture, cell, fine, boxes } = sheet
    ink.resetTransform()
    ink.clearRect(0, 0, canvas.width, canvas.height)
    for (const { x, y, size: own, tilt, turn } of pieces) {
      const [left, top, width, height] = boxes[turn] as Box
      const scale = own / size / fine
      const [cos, sin] = [Math.cos(tilt) * scale, Math.sin(tilt) * scale]
      ink.setTransform(cos, sin, -sin, cos, middle + unit * x, ground - unit * y)
      ink.drawImage(picture, turn * cell, 0, width, height, left, top, width, height)
    }
    // What has gone over the edge is out of sight.
    ink.resetTransform()
    ink.clearRect(0, ground + 22 * unit, canvas.width, canvas.height)
  }

  return { open, paint, close: () => canvas.toggleAttribute('hidden', true) }
}

/** Points along a line; asking for one takes most of a millisecond. */
function outlineOf(line: SVGPathElement | undefined) {
  const count = 32
  const length = line?.getTotalLength() ?? 0
  return Array.from({ length: count }, (_, at) => line?.getPointAtLength((length * at) / count) ?? new DOMPoint())
}

/** Twice as fine where pixels are coarse. */
function cut(lines: SVGPathElement[], outline: DOMPointReadOnly[], size: number, unit: number): Sheet {
  const fine = devicePixelRatio < 2 ? 2 : 1
  const scale = unit * size * fine
  const cell = Math.ceil(100 * scale)
  const picture = document.createElement('canvas')
  picture.width = cell * turns
  picture.height = cell
  const pen = picture.getContext('2d')
  const boxes = Array.from({ length: turns }, (_, turn): Box => {
    const angle = (turn * Math.PI * 2) / turns
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
    const across = outline.map(({ x, y }) => cos * x - sin * y)
    const down = outline.map(({ x, y }) => sin * x + cos * y)
    // Between two points the outline reaches a little further, and its line has a width.
    const [left, top] = [Math.floor(Math.min(...across) - 2 * scale), Math.floor(Math.min(...down) - 2 * scale)]
    const [right, foot] = [Math.ceil(Math.max(...across) + 2 * scale), Math.ceil(Math.max(...down) + 2 * scale)]
    pen?.setTransform(cos, sin, -sin, cos, turn * cell - left, -top)
    for (const line of lines) draw(pen, line)
    return [left, top, right - left, foot - top]
  })
  return { size, unit, picture, cell, fine, boxes }
}

function draw(pen: CanvasRenderingContext2D | null, line: SVGPathElement) {
  if (!pen) return
  const shape = new Path2D(line.getAttribute('d') ?? '')
  const fill = line.getAttribute('fill')
  pen.lineJoin = 'round'
  pen.strokeStyle = line.parentElement?.getAttribute('stroke') ?? ''
  pen.lineWidth = Number(line.getAttribute('stroke-width'))
  if (fill) {
    pen.fillStyle = fill
    pen.fill(shape)
  }
  pen.stroke(shape)
}
