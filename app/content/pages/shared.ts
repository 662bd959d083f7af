import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import type { CategoryId, PictureName, Product } from '#app/catalogue/types.ts'
import { counted } from '#app/lib/plurals.ts'
import { categoryOf, pathOf, pictured } from '../editions.ts'
import type { Source } from '../source.ts'
import type { HeroWords, Meta, Pictured } from '../types.ts'

export type HeroContent = HeroWords & { picture: Pictured }

/** What every page has: the head's words and an opening. */
export type Opening = { meta: Meta; hero: HeroContent }

/** A page's picture stands once, here: its hero, its link preview and what is fetched ahead take it from the hero. */
export const opening = (source: Source, words: { meta: Meta; hero: HeroWords }, picture: PictureName): Opening => ({
  meta: words.meta,
  hero: { ...words.hero, picture: pictured(source, picture) },
})

/** The place of a category in the catalog, as it is stenciled: 01 to 07. */
export const numberOf = (id: CategoryId) => String(categoryIds.indexOf(id) + 1).padStart(2, '0')

/** What links and cards say of a category. */
export function card(source: Source, id: CategoryId) {
  const { name, summary, packs } = source.words.categories[id]
  return { path: pathOf(id), name, summary, packs }
}

/** A category as others speak of it: `title` heads its page, `count` says how many products it has. */
export function summary(source: Source, id: CategoryId) {
  const facts = categoryOf(id)
  const products = productsOf(facts).length
  return {
    ...card(source, id),
    number: numberOf(id),
    title: source.words.categories[id].hero.title,
    picture: pictured(source, facts.picture),
    products,
    count: counted(source.words.shell.products, products, source.language),
  }
}

export type Card = ReturnType<typeof card>
export type Summary = ReturnType<typeof summary>

/** A product in the words of an edition. */
export function worded({ language }: Source, product: Product) {
  const [name, note] = product[language]
  return { id: product.id, formerly: product.formerly ?? [], name, note: note ?? '' }
}

export const categoryIds = catalogue.map(({ id }) => id)
