import type { ReactNode } from 'react'
import type { allProductsContent } from './content/pages/allProducts.ts'
import type { CategoryContent } from './content/pages/category.ts'
import type * as main from './content/pages/main.ts'
import type { SheetContent } from './content/pages/sheet.ts'

/** What a page of each kind is given to show. It is plain data: it travels to the browser as JSON. */
export type Contents = {
  home: ReturnType<typeof main.homeContent>
  about: ReturnType<typeof main.aboutContent>
  products: ReturnType<typeof main.productsContent>
  category: CategoryContent
  sheet: SheetContent
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

type View<Of extends Kind> = (props: { content: Contents[Of] }) => ReactNode

/** Whichever it is: it is given the content of its own kind. */
export type AnyView = (props: { content: never }) => ReactNode

/** How a page of each kind looks: each kind is a file of its own, fetched when one is first shown. */
export const views: { [Of in Kind]: () => Promise<{ default: View<Of> }> } = {
  home: () => import('./pages/Home.tsx'),
  about: () => import('./pages/About.tsx'),
  products: () => import('./pages/Products.tsx'),
  category: () => import('./pages/Category.tsx'),
  sheet: () => import('./pages/Sheet.tsx'),
  allProducts: () => import('./pages/AllProducts.tsx'),
  contact: () => import('./pages/Contact.tsx'),
  notFound: () => import('./pages/NotFound.tsx'),
  offline: () => import('./pages/Offline.tsx'),
}
