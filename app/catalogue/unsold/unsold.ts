import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { other } from './other.ts'
import { request } from './request.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { Unsold } from './types.ts'
import { vegetables } from './vegetables.ts'

/** Nearest place, then the thing, then its names in every language; `nowhere` is what we have nothing near. */
export const unsold: Unsold = { ...spices, ...fruits, ...vegetables, ...meat, ...nuts, ...sweeteners, ...beverages, ...request, ...other }
