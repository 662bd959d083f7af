import { catalogue } from './catalogue.ts'
import type { Product } from './types.ts'

/** Where a product stands, on the guide of its group: the address that everything that leads to it takes. */
export function placeOf({ id }: Pick<Product, 'id'>) {
  for (const { id: category, groups } of catalogue) for (const group of groups) if (group.products.some((product) => product.id === id)) return `/products/${category}/${group.id}#${id}`
  throw new Error(`There is no product "${id}"`)
}
