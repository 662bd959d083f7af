import type { Piece } from './pile.ts'

/** Whole units and steps of fifteen degrees: most of a heap's weight is here. */
export const placed = ({ x, y, turn }: Piece, size: number) =>
  `translate(${Math.round(x)} ${Math.round(-y)})rotate(${turn})scale(${Number(size.toFixed(2))})`
