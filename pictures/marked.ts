import type { PictureName } from '../content/schema/catalogue.ts'

/**
 * The pictures whose sacks, cartons and crates carry the mark of the house. Each has a version without it, for a company
 * with another mark: plain/NAME.jpg. They were retouched from the masters; `npm run render -- NAME --plain` renders one.
 */
export const marked = [
  'container-load',
  'nut-cartons',
  'pallet-sacks',
  'souk-sacks',
  'tea-chests',
] as const satisfies readonly PictureName[]
