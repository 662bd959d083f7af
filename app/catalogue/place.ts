import { catalogue } from './catalogue.ts'
import type { Product } from './types.ts'

/** Where a product stands: the address that everything that leads to it takes. */
export function placeOf({ id }: Pick<Product, 'id'>) {
  const category = catalogue.find(({ groups }) => groups.some(({ products }) => products.some((product) => product.id === id)))
  if (!category) throw new Error(`There is no product "${id}"`)
  return `/products/${category.id}#${id}`
}
