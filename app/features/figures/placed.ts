import type { Piece } from './pile.ts'

/** Every second unit and steps of fifteen degrees: most of a heap's weight is here. */
export const placed = ({ x, y, turn }: Piece) => `translate(${even(x)} ${even(-y)})rotate(${turn})`

const even = (value: number) => 2 * Math.round(value / 2)

export const sized = (size: number) => `scale(${Number(size.toFixed(2))})`
