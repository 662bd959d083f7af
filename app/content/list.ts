import { catalogue } from '#app/catalogue/catalogue.ts'
import { site } from '#config'
import { pathOf, type Source } from './editions.ts'
import { worded } from './pages/shared.ts'

/** What the list has to know: its words, and every product by its id. It is fetched when a list is first begun. */
export function listContent(source: Source, styles: string) {
  const { words, prefix, language } = source
  const products = catalogue.flatMap((category) =>
    category.groups.flatMap((group) =>
      group.products.map((product) => {
        const { name, note } = worded(source, product)
        const about = [words.categories[category.id].name, note].filter(Boolean).join(' · ')
        return [product.id, [name, about, `${prefix}${pathOf(category.id)}#${product.id}`]] as const
      }),
    ),
  )
  return {
    words: words.list,
    /** The style sheet that it brings. */
    styles,
    language,
    contact: `${prefix}/contact`,
    index: `${prefix}/products`,
    whatsapp: site.whatsapp.replaceAll(/\D/g, ''),
    products: Object.fromEntries(products),
  }
}

export type ListContent = ReturnType<typeof listContent>
