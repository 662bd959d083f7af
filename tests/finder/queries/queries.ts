import { arabic } from './arabic.ts'
import type { Asked } from './asked.ts'
import { buyers } from './buyers.ts'
import { codes, grades } from './codes.ts'
import { counter } from './counter.ts'
import { kitchen, trade, unknown } from './english.ts'
import { hindi } from './hindi.ts'
import { market } from './market.ts'

export const queries: readonly Asked[] = [
  ...trade,
  ...grades,
  ...hindi,
  ...arabic,
  ...kitchen,
  ...codes,
  ...unknown,
  ...buyers,
  ...market,
  ...counter,
]
