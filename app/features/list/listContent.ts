import { catalogue, placeOf } from '#app/catalogue/catalogue.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import { inPlainText } from '#app/lib/bidi.ts'
import { site } from '#config'
import type { Product } from '#content/schema/catalogue.ts'
import { prohibited } from '#content/site/prohibited.ts'

/** A product: its name, what is said beside it, its place, and how sales reads it where that is not its name. */
type Entry = [name: string, about: string, place: string, forSales?: string]

/** What the list has to know: its words, and every product by its id. It is fetched when a list is first shown. */
export function listContent(source: Source) {
  const { words, prefix, language, dir } = source
  const products = catalogue.flatMap((category) =>
    category.groups.flatMap((group) =>
      group.products.map((product) => {
        const { name, note } = worded(source, product)
        const about = [words.categories[category.id].name, note].filter(Boolean).join(' ·\u00a0')
        const shown = (text: string) => inPlainText(text, dir)
        const place = `${prefix}${placeOf(product)}`
        const entry: Entry = [shown(name), shown(about), place]
        return [product.id, language === 'en' ? entry : [...entry, forSales(product)]] as [string, Entry]
      }),
    ),
  )
  return {
    words: words.list,
    language,
    contact: `${prefix}/contact`,
    index: `${prefix}/products`,
    email: site.email,
    whatsapp: site.whatsapp.replaceAll(/\D/g, ''),
    products: Object.fromEntries(products),
    prohibited: prohibited.map((one) => ({ names: one.names.split(', '), text: one[language] })),
  }
}

/** Sales reads English; the buyer reads the other name beside it. */
const forSales = ({ en, ar }: Product) => `${en[0]} (${ar[0]})`

export type ListContent = ReturnType<typeof listContent>
