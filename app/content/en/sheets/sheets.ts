import type { Sheets } from '../../sheetWords.ts'
import { nuts } from './nuts.ts'
import { spices } from './spices.ts'

export const sheets: Sheets = { spices, fruits: {}, vegetables: {}, meat: {}, nuts, sweeteners: {}, beverages: {} }
