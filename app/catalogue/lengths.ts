import type { Shape } from '#content/schema/grades.ts'
import { lengths } from '#content/trade/lengths.ts'

/** About how long a piece of a weight is: from a known one by the cube root. */
export function lengthOf(shape: Shape, grams: number) {
  const known = lengths[shape]
  return known && Math.round(known.mm * Math.cbrt(grams / known.grams) * 10) / 10
}
