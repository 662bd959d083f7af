import type { Piece } from './pile.ts'

/** Places are whole numbers of so many units, two pixels off at most: most of a heap's weight is here. */
export const step = 4

export const place = ({ x, y }: Piece) => ({ x: Math.round(x / step), y: Math.round(-y / step) })

export const sized = (size: number) => `scale(${Number((size / step).toFixed(3))})`
