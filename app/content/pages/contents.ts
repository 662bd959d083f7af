import type { allProductsContent } from './allProducts.ts'
import type { CategoryContents } from './category.ts'
import type { GuideContents } from './guides.ts'
import type * as main from './main.ts'

/** What a page of each kind is given to show: plain data, joined from facts and words. */
export type Contents = GuideContents &
  CategoryContents & {
    home: ReturnType<typeof main.homeContent>
    about: ReturnType<typeof main.aboutContent>
    products: ReturnType<typeof main.productsContent>
    allProducts: ReturnType<typeof allProductsContent>
    contact: ReturnType<typeof main.contactContent>
    notFound: ReturnType<typeof main.notFoundContent>
    offline: ReturnType<typeof main.offlineContent>
  }

export type Kind = keyof Contents

/** An address of the site. */
export type Page = { [Of in Kind]: { path: string; kind: Of; content: Contents[Of] } }[Kind]

/** Documents that no link leads to and no search engine lists. */
export const isListed = ({ kind }: Page) => kind !== 'notFound' && kind !== 'offline'
