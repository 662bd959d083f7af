import type { Allergen, CodeOfForm, Form } from '#content/schema/goods.ts'
import type { Standard } from '#content/trade/standards.ts'
import { goods, productOf } from './catalogue.ts'

/** What is publicly known of a product: from its good, and from its own line there where its form differs. */
export type ProductFacts = {
  readonly good: string
  /** Other English names, and Arabic ones as English writes them. */
  readonly english: readonly string[]
  readonly romanized: readonly string[]
  readonly nonHalal: boolean
  /** Other Arabic names than the product's own; of a good with several products, the first is the one for all of them. */
  readonly arabic: readonly string[]
  /** Hindi and Urdu in Latin letters. */
  readonly hindi: readonly string[]
  /** The botanical name; of animals, the species. */
  readonly latin?: string
  /** None: tariffs differ, ask your customs broker. */
  readonly hs?: { readonly code: string; readonly form?: Form; readonly others?: readonly CodeOfForm[] }
  readonly standards: readonly Standard[]
  readonly allergens: readonly Allergen[]
  /** For finding only. */
  readonly typed: readonly string[]
  readonly scripts: readonly string[]
  readonly declared: readonly string[]
}

export function productFacts(id: string): ProductFacts {
  const product = productOf(id)
  const good = goods[product.good]
  if (!good) throw new Error(`${id} is of no known good. Set its good to one that stands in a goods.ts of content.`)
  const own = good.products?.[id] ?? {}
  const customs = own.hs === undefined ? good.hs : own.hs
  const hs = typeof customs === 'string' ? { code: customs } : customs
  const latin = own.latin ?? good.latin
  return {
    good: product.good,
    english: [...(own.en ?? good.en ?? []), ...(good.romanized ?? [])],
    romanized: good.romanized ?? [],
    nonHalal: good.nonHalal ?? false,
    arabic: [...(good.ar ?? []), ...(own.ar ?? [])].filter((name) => name !== product.ar[0]),
    hindi: own.hindi ?? good.hindi ?? [],
    ...(latin && { latin }),
    ...(hs && { hs }),
    standards: own.standards ?? good.standards ?? [],
    allergens: own.allergens ?? good.allergens ?? [],
    typed: [...(good.typed ?? []), ...(own.typed ?? [])],
    scripts: good.scripts ?? [],
    declared: [
      ...(own.declared ?? good.declared ?? []),
      ...(hs && 'others' in hs ? (hs.others ?? []) : []).map(({ code }) => code),
    ],
  }
}
