import { catalogue } from '#app/catalogue/catalogue.ts'
import { further } from '#app/catalogue/further.ts'
import { placeOf } from '#app/catalogue/place.ts'
import type { Product } from '#app/catalogue/types.ts'
import type { Source } from '#app/content/editions.ts'
import { neededNames } from './names.ts'
import { type Packed, slug } from './packed.ts'

/** The finder's index of an edition, made while the site is built. */
export function packIndex({ language, prefix, words }: Source): Packed {
  const other = language === 'en' ? 'ar' : 'en'
  const groups = catalogue.flatMap((category) => category.groups.map((group) => ({ category, group })))
  const products = groups.flatMap(({ group }) => group.products as readonly Product[])
  const names = neededNames(products)
  const namesOf = ({ id }: Product) => names.get(id) ?? []
  const goods = Map.groupBy(products, ({ good }) => good)
  const common = new Map([...goods].map(([good, its]) => [good, inAll(its.map(namesOf))]))
  return {
    groups: lines(groups, ({ category: { id }, group }, nth) => [
      id,
      groups[nth - 1]?.category.id === id ? '' : words.categories[id].name,
      nameOf(words.categories[id].groups.items, group.id),
      prefix + placeOf(group.products[0] as Product).replace(/#.*/, ''),
      String(group.products.length),
    ]),
    products: lines(products, (product, nth) => {
      const [name, note = ''] = product[language]
      return [name, note, numbered(products, nth, [...goods.keys()]), product.id === slug(name) ? '' : product.id]
    }),
    others: lines(products, (product) => [product[other][0]]),
    goods: byLetters([...common.values()]),
    own: byLetters(
      products.map((product) => namesOf(product).filter((name) => !common.get(product.good)?.includes(name))),
    ),
    further: lines(further, (one) => [one[language], one[other], ...one.typed]),
  }
}

const lines = <Row>(rows: readonly Row[], parts: (row: Row, nth: number) => readonly string[]) =>
  rows.map((row, nth) => parts(row, nth).join('|').replace(/\|+$/, '')).join('\n')

const letters = [/\p{Script=Latin}|\d/u, /\p{Script=Arabic}/u, /\p{Script=Devanagari}/u]
const byLetters = (rows: string[][]) =>
  letters.map((some) => lines(rows, (names) => names.filter((name) => some.test(name))).replace(/\n+$/, ''))

const inAll = (lists: string[][]) => (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)))

/** Which good a product is of: the same as the one before, one that was not there before, or the number of another. */
function numbered(products: readonly Product[], nth: number, goods: string[]) {
  const good = products[nth]?.good ?? ''
  if (good === products[nth - 1]?.good) return '='
  return products.findIndex((product) => product.good === good) === nth ? '' : String(goods.indexOf(good))
}

function nameOf(groups: Readonly<Record<string, { name: string }>>, id: string) {
  const found = groups[id]
  if (!found) throw new Error(`There are no words for the group "${id}"`)
  return found.name
}
