import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { CategoryFacts, CategoryId, Product } from './types.ts'
import { vegetables } from './vegetables.ts'

const facts = { spices, fruits, vegetables, meat, nuts, sweeteners, beverages }

export type GroupOf<Id extends CategoryId> = (typeof facts)[Id]['groups'][number]
export type GroupId<Id extends CategoryId> = GroupOf<Id>['id']
export type ProductId = (typeof facts)[CategoryId]['groups'][number]['products'][number]['id']

/** Where Arabic is not published, nobody asks for Arabic names: a product may be written without one. */
const named = (product: Product): Product => ({ ...product, ar: product.ar ?? [''] })

const written: readonly CategoryFacts[] = Object.values(facts)

/** In the order of the products page. */
export const catalogue: readonly CategoryFacts[] = written.map((category) => ({
  ...category,
  groups: category.groups.map((group) => ({ ...group, products: group.products.map(named) })),
}))

export const productsOf = (category: CategoryFacts) => category.groups.flatMap((group) => group.products)

export function productOf(id: ProductId): Product {
  const found = catalogue.flatMap(productsOf).find((product) => product.id === id)
  if (!found) throw new Error(`There is no product "${id}"`)
  return found
}

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
