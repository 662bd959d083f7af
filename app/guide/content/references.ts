import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Source } from '#app/i18n/source.ts'
import { worded } from '#app/i18n/source.ts'
import { listed, listedTerms } from '#app/lib/wording.ts'
import type { Product } from '#content/schema/catalogue.ts'
import type { ProductId } from '#content/schema/ids.ts'
import { allergens } from '#content/trade/allergens.ts'
import { scopes } from '#content/trade/standards.ts'

type Reference = { label: string; items: { value: string; note: string }[] }

/** What others have set down about a group: which standard and which allergen class names which of its products. */
export function referencesOf(source: Source, products: readonly Product[]) {
  const { language } = source
  const words = source.words.guide.references
  const naming = (named: readonly Product[]) =>
    named.length === products.length
      ? words.allProducts
      : listed(
          named.map((one) => worded(source, one).name),
          language,
        )
  const standards = collected(products, (id) => productFacts(id).standards).map(({ values, named }) => ({
    value: listedTerms(
      values.map((one) => (scopes[one] ? `${one} (${scopes[one][language]})` : one)),
      language,
    ),
    note: naming(named),
  }))
  const classes = collected(products, (id) => productFacts(id).allergens).map(({ values, named }) => ({
    value: capital(values.map((one) => allergens[one][language]).join(language === 'ar' ? '؛ ' : '; ')),
    note: naming(named),
  }))
  const rows: Reference[] = [
    { label: words.standards, items: standards },
    { label: words.allergen, items: classes },
  ]
  return { rows: rows.filter(({ items }) => items.length), remark: classes.length ? words.classes : words.noClass }
}

/** Products with the same values stand in one line. */
function collected<Value extends string>(products: readonly Product[], of: (id: ProductId) => readonly Value[]) {
  const found = new Map<string, { values: readonly Value[]; named: Product[] }>()
  for (const product of products) {
    const values = of(product.id as ProductId)
    if (!values.length) continue
    const line = found.get(values.join()) ?? { values, named: [] }
    found.set(values.join(), { values, named: [...line.named, product] })
  }
  return [...found.values()]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
