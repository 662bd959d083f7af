import { aromatics } from './aromatics.ts'
import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { seeds } from './seeds.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { TradedGoods } from './types.ts'
import { vegetables } from './vegetables.ts'

/** By the file that they stand in, which is the place that a complaint names. */
export const tradeFiles = { seeds, spices, aromatics, fruits, vegetables, meat, nuts, sweeteners, beverages }

type KeyOf<Each> = Each extends object ? keyof Each : never

export type TradedGood = KeyOf<(typeof tradeFiles)[keyof typeof tradeFiles]>

export const tradedGoods: TradedGoods = Object.assign({}, ...Object.values(tradeFiles))
