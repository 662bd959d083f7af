import { catalogue } from '#app/catalogue/catalogue.ts'
import { pathOf } from '#app/content/editions.ts'
import { allProductsContent } from '#app/content/pages/allProducts.ts'
import { categoryOf } from '#app/content/pages/category.ts'
import type { Contents, Kind, Page } from '#app/content/pages/contents.ts'
import { guideOf } from '#app/content/pages/guides.ts'
import {
  aboutContent,
  contactContent,
  homeContent,
  notFoundContent,
  offlineContent,
  productsContent,
} from '#app/content/pages/main.ts'
import { sheetPath } from '#app/content/pages/sheet.ts'
import type { Source } from '#app/content/source.ts'
import { addressIn } from '#app/i18n/edition.ts'
import type { OwnPath } from '#config/paths.ts'

const maps = new WeakMap<Source, Page[]>()

/** The map of an edition: every address with the kind of its page and what the page says. Checks and build ask several times. */
export function routes(source: Source): Page[] {
  const map = maps.get(source) ?? mapOf(source)
  maps.set(source, map)
  return map
}

function mapOf(source: Source): Page[] {
  const page = <Of extends Kind>(path: OwnPath | `/products/${string}`, kind: Of, content: Contents[Of]) =>
    ({ path: addressIn(source.prefix, path), kind, content }) as Page
  return [
    page('/', 'home', homeContent(source)),
    page('/about', 'about', aboutContent(source)),
    page('/products', 'products', productsContent(source)),
    ...catalogue.map((facts) => {
      const { kind, content } = categoryOf(source, facts)
      return page(pathOf(facts.id), kind, content)
    }),
    ...catalogue.flatMap((category) =>
      category.groups.map((group) => {
        const { kind, content } = guideOf(source, category, group)
        return page(sheetPath(category, group), kind, content)
      }),
    ),
    page('/products/all', 'allProducts', allProductsContent(source)),
    page('/contact', 'contact', contactContent(source)),
    page('/404', 'notFound', notFoundContent(source)),
    page('/offline', 'offline', offlineContent(source)),
  ]
}
