import { catalogue } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import { otherThan, type Source, worded } from '#app/i18n/source.ts'
import type { Language, Product } from '#content/schema/catalogue.ts'
import type { CategoryWords } from '#content/schema/words.ts'

/** A line of an index. `see` is the product or group that another name leads to; `at` are the places in the brochure. */
export type IndexLine = { name: string; kind: 'product' | 'other' | 'latin'; see?: string; at: string[] }

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

/** Every product and every other name in the letters of the edition, by the letters that they begin with. */
export function alphabetOf(source: Source) {
  const all = shelved(source)
  const products = all.map(({ product, place }): IndexLine => {
    return { name: worded(source, product).name, kind: 'product', at: [place] }
  })
  const isOther = (name: string, { product }: Shelved) =>
    isIn(source.language, name) && !alike(name, worded(source, product).name)
  const others = lead(source, all, 'other', (one) => spokenOf(one).filter((name) => isOther(name, one)))
  const latin = lead(source, all, 'latin', (one) => latinOf(one).filter((name) => isOther(name, one)))
  return byLetter([...products, ...others, ...latin], source.language)
}

/** Every name in the letters of the other language, with its places: its own names and whatever else is written so. */
export function otherNamesOf(source: Source) {
  const other = otherThan(source.language)
  const all = shelved(source)
  const lines = new Map<string, IndexLine>()
  const gather = (kind: IndexLine['kind'], namesOf: (one: Shelved) => readonly string[]) => {
    for (const one of all)
      for (const name of namesOf(one).filter((name) => isIn(other, name))) {
        const line = lines.get(name.toLowerCase()) ?? { name, kind, at: [] }
        lines.set(name.toLowerCase(), { ...line, at: [...new Set([...line.at, one.place])] })
      }
  }
  gather('product', ({ product }) => [product[other][0]])
  gather('other', spokenOf)
  gather('latin', latinOf)
  return byLetter([...lines.values()], other)
}

function spokenOf({ product }: Shelved) {
  const { english, arabic, hindi } = productFacts(product.id)
  return [...english, ...arabic, ...hindi]
}

function latinOf({ product }: Shelved) {
  const { latin = '' } = productFacts(product.id)
  return /^[A-Z][a-z]+ [a-z]+$/.test(latin) ? [latin] : []
}

/** Hindi and Urdu are printed in Latin letters, and stand with the names in these. */
const isIn = (language: Language, name: string) => /\p{Script=Arabic}/u.test(name) === (language === 'ar')

/** Other names, each once for every product that it leads to, or for the group where it leads to several there. */
function lead(
  source: Source,
  all: Shelved[],
  kind: IndexLine['kind'],
  namesOf: (one: Shelved) => string[],
): IndexLine[] {
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
    return [...goals]
      .filter(([see]) => !alike(see, name))
      .map(([see, at]): IndexLine => ({ name, kind, see, at: [...at] }))
  })
}

/** A name that only repeats the other, or a part of it, leads nowhere new. */
function alike(name: string, other: string) {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()]
  return two.includes(one) || one.includes(two) || two.startsWith(one.slice(0, -1))
}

function byLetter(lines: IndexLine[], language: Language) {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const sorted = lines.toSorted((one, other) => compare(bare(one.name), bare(other.name)))
  return [...Map.groupBy(sorted, ({ name }) => initial(name))].map(([letter, lines]) => ({ letter, lines }))
}

/** Arabic is looked up without the article, of any word, and without the marks on the alif. */
const bare = (name: string) => name.replace(/(^|[ (])ال/g, '$1').replace(/[أإآ]/g, 'ا')

const initial = (name: string) =>
  bare(name)
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .charAt(0)
    .toUpperCase()
