import type { CategoryId } from '../schema/catalogue.ts'
import type { ProductId } from '../schema/ids.ts'

/** The twelve products on the home page, from at least five categories. */
export const popular = [
  'black-peppercorns',
  'green-cardamom',
  'turmeric-powder',
  'saffron-threads',
  'natural-almonds-23-25',
  'cashews-w320',
  'in-shell-pistachios-21-25',
  'refined-white-sugar',
  'date-syrup',
  'black-tea',
  'arabica-beans',
  'dried-dates',
] as const satisfies ProductId[]

/** The categories on cards of the home page and in the footer. */
export const onHome = ['spices', 'fruits', 'nuts', 'sweeteners', 'beverages'] as const satisfies CategoryId[]
export const inFooter = ['spices', 'nuts', 'sweeteners', 'beverages'] as const satisfies CategoryId[]
