import type { ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import type { Product } from '#app/catalogue/types.ts'
import { finder } from './finder.ts'
import { soundOf, wordsOf } from './fold.ts'
import { elsewhere } from './packed.ts'
import type { Entry } from './unpack.ts'

/** What a buyer means who does not say the form or the kind, where it is not the first of the catalog. */
export const meant: ProductId[] = [
  'turmeric-powder',
  'chili-powder',
  'mangoes',
  'onions',
  'wildflower-honey',
  'ground-coffee',
]

/**
 * The names of each product that the finder needs; those by which it would find the good anyway are left out. Of the entries,
 * which have no names yet, the first are the products.
 */
export function neededNames(products: readonly Product[], entries: readonly Entry[]) {
  const needed = new Map(products.map((product) => [product.id, printed(product)]))
  // With every name that is taken in, others may be found or lost: what was left out is asked for again.
  for (let added = 1; added; ) {
    added = 0
    const findsFirst = finderOf(products, entries, needed)
    for (const product of products) {
      const names = needed.get(product.id) ?? []
      const missed = onlyFound(product).filter(
        (name) => !names.includes(name) && !isRight(product, name, findsFirst(name)),
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

/** A name that a good has for one of its products must find that product; any other, the one that is meant. */
function isRight({ id, good }: Product, name: string, first?: Product) {
  const own = goods[good]?.products?.[id]
  const isOwn = own?.typed?.includes(name) || own?.ar?.includes(name)
  const expected = isOwn ? id : meant.find((one) => factsOf(one).good === good)
  return expected ? first?.id === expected : first?.good === good
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

/** What comes first for a name, and surely; of a slip of the pen in a longer word the finder may take care. */
function finderOf(products: readonly Product[], entries: readonly Entry[], names: Map<string, string[]>) {
  const known = entries.map((entry, place) => ({
    ...entry,
    names: names.get(products[place]?.id ?? '') ?? entry.names,
  }))
  const [find, guess] = [finder(known, false), finder(known)]
  const asked = new Map<string, Product | undefined>()
  return (name: string) => {
    if (!asked.has(name)) {
      const isLong = wordsOf(name).every(({ length }) => length > 4)
      const { entries: found, isGuess } = (isLong ? guess : find)(name)
      const [first] = isGuess && !isLong ? [] : found
      asked.set(name, first && products[known.indexOf(first)])
    }
    return asked.get(name)
  }
}
