/** A piece of a heap; `nth` and how it is turned stay the same whatever the number of pieces. */
export type HeapPiece = { x: number; y: number; turn: number; nth: number }

/** How many ways a piece can lie. */
export const turns = 12

export const heap = { width: 450, height: 390 }

/** How high the heap is at a distance from its middle: round at the top, straight at the sides. */
const outline = (x: number) => (heap.height * (1.07 - Math.sqrt((x / heap.width) ** 2 + 0.0676))) / 0.81

/**
 * So many pieces in one heap, always in the same places: the build and the browser make the same one. The k-th piece
 * starts at the k-th point of an even sequence, so that it begins in the same place in every grade; then all of them
 * make room for each other. Painted from the top down: lower ones lie in front.
 */
export function pile(count: number, radius: number): HeapPiece[] {
  const { width, height } = heap
  const pieces: HeapPiece[] = []
  for (let k = 0; pieces.length < count; k++) {
    const x = ((k * 0.7548776662) % 1) * 2 * width - width
    const y = ((k * 0.569840291) % 1) * height
    if (y < outline(x)) pieces.push({ x, y, turn: (k * 137) % turns, nth: pieces.length })
  }
  const apart = (width * height * 1.16) / count
  for (let round = 0; round < 12; round++) {
    for (const [i, one] of pieces.entries())
      for (let j = 0; j < i; j++) {
        const other = pieces[j] as HeapPiece
        const dx = one.x - other.x
        const dy = one.y - other.y
        const square = dx * dx + dy * dy
        if (square >= apart || square === 0) continue
        const push = (Math.sqrt(apart / square) - 1) / 3
        one.x += dx * push
        other.x -= dx * push
        one.y += dy * push
        other.y -= dy * push
      }
    for (const piece of pieces) {
      piece.x = Math.max(radius - width, Math.min(width - radius, piece.x))
      piece.y = Math.max(radius, Math.min(outline(piece.x) - radius / 2, piece.y))
    }
  }
  return pieces.sort((one, other) => other.y - one.y)
}

/** How large a piece is drawn: the heap is always full, and pieces of half the weight are a fifth smaller. */
export const sizeOf = (count: number, shown: number, spread: number) =>
  (spread * Math.sqrt((heap.width * heap.height * 1.16) / shown) * Math.cbrt(shown / count)) / 60

/** Places are whole numbers of so many units, two pixels off at most: most of a heap's weight in the page is here. */
export const step = 4

export const place = ({ x, y }: HeapPiece) => ({ x: Math.round(x / step), y: Math.round(-y / step) })

/** What the page says of a heap. */
export type HeapProps = {
  /** Of the symbol of one piece. */
  name: string
  counts: number[]
  /** The place of the grade that lies there first. */
  shown: number
  /** How far pieces lie over each other. */
  spread: number
}

/** All pieces of a grade, and how large each is drawn, in steps. */
export type Heaped = { size: number; pieces: HeapPiece[] }

export function heapOf(count: number, shown: number, spread: number): Heaped {
  const size = sizeOf(count, shown, spread)
  return { size: Number((size / step).toFixed(3)), pieces: pile(count, 15 * size) }
}

/** The shade between the pieces. */
export const shade = () => {
  const points: string[] = []
  for (let x = -420; x <= 420; x += 60) points.push(`${x} ${-Math.round(Math.max(6, outline(x) - 14))}`)
  return `M${points.join('L')}V0H-420Z`
}
