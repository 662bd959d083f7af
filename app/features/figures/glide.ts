import { heap, type Piece } from './pile.ts'
import { place, sized, step } from './place.ts'

type Heaped = { pieces: Piece[]; size: number }

const duration = 900

/** Moves pieces from where they lay to where they lie now; new ones settle from above. Returns how to stop it. */
export function glide(group: SVGGElement, from: Heaped, to: Heaped) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const lay = new Map(from.pieces.map((piece) => [piece.nth, piece]))
  const start = performance.now()
  let frame = 0
  function move(now: number) {
    const done = Math.min(1, Math.max(0, (now - start) / duration))
    const way = 1 - (1 - done) ** 3
    const [sizes, ...places] = group.children
    sizes?.firstElementChild?.setAttribute('transform', sized(from.size + (to.size - from.size) * way))
    for (const [at, piece] of to.pieces.entries()) {
      const old = lay.get(piece.nth) ?? { x: piece.x, y: piece.y + heap.height / 3 }
      const moved = { x: old.x + (piece.x - old.x) * way, y: old.y + (piece.y - old.y) * way }
      const { x, y } = done < 1 ? { x: moved.x / step, y: -moved.y / step } : place(piece)
      places[at]?.setAttribute('x', String(x))
      places[at]?.setAttribute('y', String(y))
    }
    if (done < 1) frame = requestAnimationFrame(move)
  }
  move(start)
  return () => cancelAnimationFrame(frame)
}
