import { trade as beverages } from '../../beverages/trade.ar.ts'
import { trade as fruits } from '../../fruits/trade.ar.ts'
import { trade as meat } from '../../meat/trade.ar.ts'
import { trade as nuts } from '../../nuts/trade.ar.ts'
import type { Trade } from '../../schema/tradeWords.ts'
import { trade as spices } from '../../spices/trade.ar.ts'
import { trade as aromatics } from '../../spices/trade-aromatics.ar.ts'
import { trade as seeds } from '../../spices/trade-seeds.ar.ts'
import { trade as sweeteners } from '../../sweeteners/trade.ar.ts'
import { keeping } from '../../trade/keeping.ar.ts'
import { terms } from '../../trade/terms.ar.ts'
import { tests } from '../../trade/tests.ar.ts'
import { trade as vegetables } from '../../vegetables/trade.ar.ts'

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
