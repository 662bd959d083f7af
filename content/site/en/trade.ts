import { trade as beverages } from '../../beverages/trade.en.ts'
import { trade as fruits } from '../../fruits/trade.en.ts'
import { trade as meat } from '../../meat/trade.en.ts'
import { trade as nuts } from '../../nuts/trade.en.ts'
import type { Trade } from '../../schema/tradeWords.ts'
import { trade as spices } from '../../spices/trade.en.ts'
import { trade as aromatics } from '../../spices/trade-aromatics.en.ts'
import { trade as seeds } from '../../spices/trade-seeds.en.ts'
import { trade as sweeteners } from '../../sweeteners/trade.en.ts'
import { keeping } from '../../trade/keeping.en.ts'
import { terms } from '../../trade/terms.en.ts'
import { tests } from '../../trade/tests.en.ts'
import { trade as vegetables } from '../../vegetables/trade.en.ts'

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
