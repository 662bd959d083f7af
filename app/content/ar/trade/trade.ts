import type { Trade } from '../../tradeWords.ts'
import { keeping } from './keeping.ts'
import { nuts } from './nuts.ts'
import { terms } from './terms.ts'
import { tests } from './tests.ts'

export const trade: Trade = { nuts, keeping, tests, terms }
