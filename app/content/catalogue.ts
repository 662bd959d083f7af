import { beverages } from './beverages.ts'
import { fruits } from './fruits.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { slug } from './slug.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { CategoryContent, CategorySummary } from './types.ts'
import { vegetables } from './vegetables.ts'

/** In the order of the products page. */
export const catalogue: CategoryContent[] = [spices, fruits, vegetables, meat, nuts, sweeteners, beverages]

/** What a card or a line of the products list says of a category. */
export function summarize({ path, name, summary, packs, picture, hero, groups }: CategoryContent): CategorySummary {
  const products = groups.items.reduce((count, group) => count + group.products.length, 0)
  return { path, name, title: hero.title, summary, packs, picture, products }
}

/** Where a product stands on its category's page. Fails the build when the product was renamed or removed. */
export function findProduct(category: CategoryContent, name: string) {
  const found = category.groups.items.some(({ products }) => products.some((product) => product.name === name))
  if (!found) throw new Error(`${category.name} has no product named "${name}"`)
  return { name, category: category.name, to: `${category.path}#${slug(name)}` as const }
}
