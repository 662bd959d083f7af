import { productsOf } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import { capital, scoped } from '#app/guide/content/tradeText.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import { joined } from '#app/lib/wording.ts'
import type { CategoryFacts } from '#content/schema/catalogue.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import { allergens } from '#content/trade/allergens.ts'

/** What others have set down about a category: scales, standards by number, allergen classes. */
export function brochureReferences(source: Source, category: CategoryFacts) {
  const words: CategoryWords = source.words.categories[category.id]
  return {
    scales: words.standards?.rows ?? [],
    standards: collected(source, category, (id) => productFacts(id).standards)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([standard, products]) => [scoped(standard, source.language), products] as const),
    allergens: collected(source, category, (id) => productFacts(id).allergens).map(
      ([allergen, products]) => [capital(allergens[allergen][source.language]), products] as const,
    ),
  }
}

/** Each value with what it is about: the products, or their group where it is about all of them. */
function collected<Value extends string>(
  source: Source,
  category: CategoryFacts,
  of: (id: string) => readonly Value[],
) {
  const words: CategoryWords = source.words.categories[category.id]
  const values = new Set(productsOf(category).flatMap(({ id }) => of(id)))
  return [...values].map((value) => {
    const subjects = category.groups.flatMap((group) => {
      const named = group.products.filter(({ id }) => of(id).includes(value))
      if (named.length === group.products.length) return words.groups.items[group.id]?.name ?? []
      return named.map((product) => worded(source, product).name)
    })
    return [value, joined([...new Set(subjects)], source.language)] as const
  })
}
