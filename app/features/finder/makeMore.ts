import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import { names } from '#app/catalogue/names/names.ts'
import { places } from '#app/catalogue/names/places.ts'
import type { Source } from '#app/content/editions.ts'
import { elsewhere, type Letters, lettersOf, type More, split } from './index.ts'
import { keyOf } from './phrases.ts'
import { termsOf } from './terms.ts'

/** The finder's further files for an edition: what the first has no room for. */
export function makeMore(source: Source): Record<Letters, More> {
  const products = catalogue.flatMap(productsOf)
  const ofGood = (good: string) => {
    const { latin, ar = [], typed = [], scripts = [] } = goods[good] ?? {}
    return [
      ...(latin ? [latin.replace(/,.*/, '')] : []),
      ...ar,
      ...typed,
      ...scripts,
      ...names.flatMap((one) => listed(one.goods[good])),
    ]
  }
  const ofProduct = ({ id, good }: (typeof products)[number]) => {
    const { ar = [], typed = [] } = goods[good]?.products?.[id] ?? {}
    const codes = factsOf(id as ProductId).declared.map((code) => `${elsewhere}${code}`)
    return [...codes, ...ar, ...typed, ...names.flatMap((one) => listed(one.products[id as ProductId]))]
  }
  const inLetters = (letters: Letters): More => {
    const own = (names: string[]) => names.filter((name) => lettersOf(name) === letters)
    return {
      goods: joined(Object.keys(goods).map((good) => [good, own(ofGood(good))])),
      products: joined(products.map((product) => [product.id, own(ofProduct(product))])),
      places: joined(Object.entries(places).map(([place, names]) => [place, own(split(names))])),
      terms: termsOf(source).flatMap((term) => {
        const names = own(split(term.names))
        return names.length ? [{ ...term, names: names.join(', ') }] : []
      }),
      unsold: {},
    }
  }
  return { latin: inLetters('latin'), others: inLetters('others') }
}

const listed = (names?: string) => (names ? split(names) : [])

/** Spellings that the finder takes for the same stand once. */
const joined = (rows: [key: string, names: string[]][]) =>
  Object.fromEntries(
    rows.flatMap(([key, names]) => {
      const unlike = new Map(names.map((name) => [keyOf(name), name]))
      return names.length ? [[key, [...unlike.values()].join(', ')]] : []
    }),
  )
