import { nuts } from './nuts.ts'
import type { TradedGoods } from './types.ts'

/** By the file that they stand in, which is the place that a complaint names. */
const files = { nuts }

type Files = typeof files
type FileOf<Good> = Good extends object ? keyof Good : never

export type TradedGood = FileOf<Files[keyof Files]>

export const shelves: Readonly<Record<string, TradedGoods>> = files

export const tradedGoods: TradedGoods = Object.assign({}, ...Object.values(shelves))
