import type { Piece } from './pile.ts'

/** Every fourth unit, three pixels at most: most of a heap's weight is here. */
export const placed = ({ x, y }: Piece) => ({ x: step(x), y: step(-y) })

const step = (value: number) => 4 * Math.round(value / 4)

export const sized = (size: number) => `scale(${Number(size.toFixed(2))})`
