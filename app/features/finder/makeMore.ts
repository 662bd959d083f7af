import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import { names } from '#app/catalogue/names/names.ts'
import { places } from '#app/catalogue/names/places.ts'
import type { Source } from '#app/content/editions.ts'
import { elsewhere, type More, split } from './index.ts'
import { keyOf } from './phrases.ts'
import { termsOf } from './terms.ts'

/** The finder's second file for an edition: what the first has no room for. */
export function makeMore(source: Source): More {
  const products = catalogue.flatMap(productsOf)
  const ofGood = (good: string) => {
    const { latin, typed = [], scripts = [] } = goods[good] ?? {}
    return [
      ...(latin ? [latin.replace(/,.*/, '')] : []),
      ...typed,
      ...scripts,
      ...names.flatMap((one) => listed(one.goods[good])),
    ]
  }
  const ofProduct = ({ id, good }: (typeof products)[number]) => {
    const { typed = [] } = goods[good]?.products?.[id] ?? {}
    const codes = factsOf(id as ProductId).declared.map((code) => `${elsewhere}${code}`)
    return [...codes, ...typed, ...names.flatMap((one) => listed(one.products[id as ProductId]))]
  }
  return {
    goods: joined(Object.keys(goods).map((good) => [good, ofGood(good)])),
    products: joined(products.map((product) => [product.id, ofProduct(product)])),
    places: placesOf((name) => !isCommon(name)),
    terms: termsOf(source),
    unsold: {},
  }
}

/** In the letters of the two editions, and not with accents: what is asked for most. */
export const isCommon = (name: string) => /^(?:[a-z ]+|[\u0621-\u0652 ]+)$/.test(name)

/** By what else categories and groups are asked for, as far as it belongs to a file. */
export const placesOf = (belongs: (name: string) => boolean) =>
  joined(Object.entries(places).map(([place, names]) => [place, split(names).filter(belongs)]))

const listed = (names?: string) => (names ? split(names) : [])

/** Spellings that the finder takes for the same stand once. */
const joined = (rows: [key: string, names: string[]][]) =>
  Object.fromEntries(
    rows.flatMap(([key, names]) => {
      const unlike = new Map(names.map((name) => [keyOf(name), name]))
      return names.length ? [[key, [...unlike.values()].join(', ')]] : []
    }),
  )
