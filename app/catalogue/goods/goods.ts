import { aromatics } from './aromatics.ts'
import { beverages } from './beverages.ts'
import { blends } from './blends.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { seeds } from './seeds.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { Goods } from './types.ts'
import { vegetables } from './vegetables.ts'

/** By the file that they stand in, which is the place that a complaint names. */
export const shelves: Readonly<Record<string, Goods>> = { seeds, spices, aromatics, blends, fruits, vegetables, meat, nuts, sweeteners, beverages }

export const goods: Goods = Object.assign({}, ...Object.values(shelves))
