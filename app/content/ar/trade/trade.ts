import type { Trade } from '../../tradeWords.ts'
import { aromatics } from './aromatics.ts'
import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { keeping } from './keeping.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { seeds } from './seeds.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { terms } from './terms.ts'
import { tests } from './tests.ts'
import { vegetables } from './vegetables.ts'

export const trade: Trade = {
  seeds,
  spices,
  aromatics,
  fruits,
  vegetables,
  meat,
  nuts,
  sweeteners,
  beverages,
  keeping,
  tests,
  terms,
}
