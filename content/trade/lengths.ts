import type { Shape } from '../schema/grades.ts'

/**
 * About how long a piece of a weight is, so that paper can show it life-size; other weights follow the cube root. Our
 * own estimates, which the printed line calls "about": nobody publishes them, and the owner can lay a ruler to a few
 * pieces. Larger goods than these do not fit a sheet.
 */
export const lengths: { readonly [Each in Shape]?: { readonly grams: number; readonly mm: number } } = {
  cashew: { grams: 1.42, mm: 24 },
  almond: { grams: 1.18, mm: 24.5 },
  pistachio: { grams: 1.23, mm: 19.7 },
  peanut: { grams: 0.71, mm: 17 },
  'dried-apricot': { grams: 9, mm: 40 },
  'dried-fig': { grams: 20.8, mm: 43 },
  shrimp: { grams: 25.2, mm: 75 },
}
