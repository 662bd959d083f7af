import type { ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import type { Product } from '#app/catalogue/types.ts'
import { finder } from './finder.ts'
import { soundOf, wordsOf } from './fold.ts'
import { elsewhere } from './packed.ts'

/** The names of each product that the finder needs; those by which it would find the good anyway are left out. */
export function neededNames(products: readonly Product[]) {
  const needed = new Map(products.map((product) => [product.id, printed(product)]))
  // With every name that is taken in, others may be found or lost: what was left out is asked for again.
  for (let added = 1; added; ) {
    added = 0
    const findsFirst = finderOf(products, needed)
    for (const product of products) {
      const names = needed.get(product.id) ?? []
      const missed = onlyFound(product).filter(
        (name) => !names.includes(name) && !isMeant(product, name, findsFirst(name)),
      )
      const taken = unlike(missed)
      names.push(...taken)
      added += taken.length
    }
  }
  return needed
}

/** Of names that have a word in common, or that sound alike, the shortest: the others may be found by it. */
function unlike(names: string[]) {
  const known = new Set<string>()
  return names
    .toSorted((a, b) => a.length - b.length)
    .filter((name) => {
      const words = wordsOf(name).map(soundOf)
      if (words.some((word) => known.has(word))) return false
      for (const word of words) known.add(word)
      return true
    })
}

/** A name that a good has for one of its products must find that product. */
function isMeant({ id, good }: Product, name: string, first?: Product) {
  const own = goods[good]?.products?.[id]
  const isOwn = own?.typed?.includes(name) || own?.ar?.includes(name)
  return isOwn ? first?.id === id : first?.good === good
}

/** Who is found by one of these is told so. */
function printed({ id }: Product) {
  const { hindi, latin, hs } = factsOf(id as ProductId)
  return [...hindi, ...(latin ? [latin.replace(/,.*/, '')] : []), ...(hs ? [hs.code] : [])]
}

function onlyFound({ id }: Product) {
  const { english, declared, typed, arabic, scripts } = factsOf(id as ProductId)
  return [...english, ...declared.map((code) => `${elsewhere}${code}`), ...typed, ...arabic, ...scripts]
}

/** What comes first for a name; of a slip of the pen in a longer word the finder may take care. */
function finderOf(products: readonly Product[], names: Map<string, string[]>) {
  const entries = products.map(({ id, en, ar }) => ({
    name: en[0],
    note: en[1] ?? '',
    other: ar[0],
    names: names.get(id) ?? [],
    href: id,
  }))
  const [find, guess] = [finder(entries, false), finder(entries)]
  const asked = new Map<string, Product | undefined>()
  return (name: string) => {
    if (!asked.has(name)) {
      const isLong = wordsOf(name).every(({ length }) => length > 4)
      const [first] = (isLong ? guess : find)(name).entries
      asked.set(
        name,
        products.find(({ id }) => id === first?.href),
      )
    }
    return asked.get(name)
  }
}
