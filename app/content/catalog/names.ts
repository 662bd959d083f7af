import { catalogue, type ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import type { Product } from '#app/catalogue/types.ts'
import type { Source } from '../editions.ts'
import { worded } from '../pages/shared.ts'
import type { CategoryWords } from '../words.ts'
import { otherThan } from './table.ts'

/** A line of an index. `see` is the product or group that another name leads to; `at` are the places in the catalog. */
export type Line = { name: string; kind: 'product' | 'other' | 'latin'; see?: string; at: string[] }

type Shelved = { product: Product; place: string; group: string }

export const placeIn = (category: string, group: string) => `${category}-${group}`

function shelved({ words }: Source): Shelved[] {
  return catalogue.flatMap((category) => {
    const { groups }: CategoryWords = words.categories[category.id]
    return category.groups.flatMap(({ id, products }) =>
      products.map((product) => ({
        product,
        place: placeIn(category.id, id),
        group: groups.items[id]?.name ?? '',
      })),
    )
  })
}

/** Every product and every other name that is printed, by the letters that they begin with. */
export function alphabetOf(source: Source) {
  const all = shelved(source)
  const products = all.map(({ product, place }): Line => {
    return { name: worded(source, product).name, kind: 'product', at: [place] }
  })
  const isOther = (name: string, { product }: Shelved) => !alike(name, worded(source, product).name)
  const others = lead(source, all, 'other', (one) => {
    const { english, arabic, hindi } = factsOf(one.product.id as ProductId)
    return [...(source.language === 'en' ? english : arabic), ...hindi].filter((name) => isOther(name, one))
  })
  const latin = lead(source, all, 'latin', (one) => {
    const { latin = '' } = factsOf(one.product.id as ProductId)
    return /^[A-Z][a-z]+ [a-z]+$/.test(latin) && isOther(latin, one) ? [latin] : []
  })
  const lines = sorted([...products, ...others, ...latin], source.language)
  return [...Map.groupBy(lines, ({ name }) => initial(name))].map(([letter, lines]) => ({ letter, lines }))
}

/** The names in the other language, each with its places. */
export function otherNamesOf(source: Source) {
  const other = otherThan(source.language)
  const places = new Map<string, Set<string>>()
  for (const { product, place } of shelved(source)) {
    const { english, arabic } = factsOf(product.id as ProductId)
    for (const name of [product[other][0], ...(other === 'ar' ? arabic : english)])
      places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  return sorted(
    [...places].map(([name, at]) => ({ name, at: [...at] })),
    other,
  )
}

/** Other names, each once for every product that it leads to, or for the group where it leads to several there. */
function lead(source: Source, all: Shelved[], kind: Line['kind'], namesOf: (one: Shelved) => string[]): Line[] {
  const named = all.flatMap((one) => [...new Set(namesOf(one))].map((name) => ({ name, one })))
  return [...Map.groupBy(named, ({ name }) => name.toLowerCase()).values()].flatMap((sameName) => {
    const goals = new Map<string, Set<string>>()
    for (const [place, ones] of Map.groupBy(sameName, ({ one }) => one.place)) {
      const [first] = ones
      if (!first) continue
      const see = ones.length > 1 ? first.one.group : worded(source, first.one.product).name
      goals.set(see, (goals.get(see) ?? new Set()).add(place))
    }
    const name = sameName[0]?.name ?? ''
    return [...goals].filter(([see]) => !alike(see, name)).map(([see, at]): Line => ({ name, kind, see, at: [...at] }))
  })
}

/** A name that only repeats the other, or a part of it, leads nowhere new. */
function alike(name: string, other: string) {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()]
  return two.includes(one) || one.includes(two) || two.startsWith(one.slice(0, -1))
}

function sorted<Item extends { name: string }>(items: Item[], language: string) {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  return items.toSorted((one, other) => compare(bare(one.name), bare(other.name)))
}

/** Arabic is looked up without the article and without the marks on the alif. */
const bare = (name: string) => name.replace(/^ال/, '').replace(/[أإآ]/g, 'ا')

const initial = (name: string) =>
  bare(name)
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .charAt(0)
    .toUpperCase()
