import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { Grade } from './types.ts'
import { vegetables } from './vegetables.ts'

/** By group. */
export const grades: Readonly<Record<string, Grade>> = { ...spices, ...fruits, ...vegetables, ...meat, ...nuts, ...sweeteners, ...beverages }
