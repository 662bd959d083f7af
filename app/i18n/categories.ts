import { catalogue, categoryPath, productsOf } from '#app/catalogue/catalogue.ts'
import { counted } from '#app/lib/wording.ts'
import type { CategoryId } from '#content/schema/catalogue.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import { pictured } from './pictures.ts'
import type { Source } from './source.ts'

export const categoryIds = catalogue.map(({ id }) => id)

/** The place of a category in the catalogue, as it is stenciled: 01 to 07. */
export const categoryNumber = (id: CategoryId) => String(categoryIds.indexOf(id) + 1).padStart(2, '0')

/** What links and cards say of a category. */
export function card(source: Source, id: CategoryId) {
  const { name, summary, packs } = source.words.categories[id]
  return { path: categoryPath(id), name, summary, packs }
}

/** A category with its picture: `title` heads its page, `count` says how many products it has. */
export function summary(source: Source, id: CategoryId) {
  const facts = catalogue.find((category) => category.id === id)
  if (!facts) throw new Error(`There is no category "${id}"`)
  const products = productsOf(facts).length
  return {
    ...card(source, id),
    number: categoryNumber(id),
    title: source.words.categories[id].hero.title,
    picture: pictured(source, facts.picture),
    products,
    count: counted(source.words.shell.products, products, source.language),
  }
}

export function groupWords({ name, groups }: CategoryWords, id: string) {
  const found = groups.items[id]
  if (!found) throw new Error(`The words of ${name} have none for the group "${id}"`)
  return found
}

export type Summary = ReturnType<typeof summary>
