import type { ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import type { Product } from '#app/catalogue/types.ts'
import { finder } from './finder.ts'
import { elsewhere } from './packed.ts'

/** The names of each product that the finder needs; those by which it would find the good anyway are left out. */
export function neededNames(products: readonly Product[]) {
  const needed = new Map(products.map((product) => [product.id, printed(product)]))
  // A name that is taken in can come before another product's, so what was left out is asked for again.
  for (let added = 1; added; ) {
    added = 0
    const findsFirst = finderOf(products, needed)
    for (const product of products) {
      const names = needed.get(product.id) ?? []
      const missed = onlyFound(product).filter(
        (name) => !names.includes(name) && !isMeant(product, name, findsFirst(name)),
      )
      names.push(...missed)
      added += missed.length
    }
  }
  return needed
}

/** A name that a good has for one of its products must find that product. */
function isMeant({ id, good }: Product, name: string, first?: Product) {
  const own = goods[good]?.products?.[id]
  const isOwn = own?.typed?.includes(name) || own?.ar?.includes(name)
  return isOwn ? first?.id === id : first?.good === good
}

/** Names that a page prints: who is found by one of them is told so. */
function printed({ id }: Product) {
  const { english, hindi, latin, hs } = factsOf(id as ProductId)
  return [...english, ...hindi, ...(latin ? [latin] : []), ...(hs ? [hs.code] : [])]
}

function onlyFound({ id }: Product) {
  const { declared, typed, arabic, scripts } = factsOf(id as ProductId)
  return [...declared.map((code) => `${elsewhere}${code}`), ...typed, ...arabic, ...scripts]
}

/** What comes first for a name, slips of the pen aside. */
function finderOf(products: readonly Product[], names: Map<string, string[]>) {
  const find = finder(
    products.map(({ id, en, ar }) => ({ name: en[0], note: '', other: ar[0], names: names.get(id) ?? [], href: id })),
  )
  const asked = new Map<string, Product | undefined>()
  return (name: string) => {
    if (!asked.has(name)) {
      const { entries, isGuess } = find(name)
      asked.set(name, isGuess ? undefined : products.find(({ id }) => id === entries[0]?.href))
    }
    return asked.get(name)
  }
}
