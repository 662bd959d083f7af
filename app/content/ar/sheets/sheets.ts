import type { Sheets } from '../../sheetWords.ts'
import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { vegetables } from './vegetables.ts'

export const sheets: Sheets = { spices, fruits, vegetables, meat, nuts, sweeteners, beverages }
