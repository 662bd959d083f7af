import type { ReactNode } from 'react'
import type { allProductsContent } from '#app/content/pages/allProducts.ts'
import type { CategoryContent } from '#app/content/pages/category.ts'
import type { GuideContents } from '#app/content/pages/guides.ts'
import type * as main from '#app/content/pages/main.ts'

/** What a page of each kind is given to show. It is plain data: it travels to the browser as JSON. */
export type Contents = GuideContents & {
  home: ReturnType<typeof main.homeContent>
  about: ReturnType<typeof main.aboutContent>
  products: ReturnType<typeof main.productsContent>
  category: CategoryContent
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
  home: () => import('./Home.tsx'),
  about: () => import('./About.tsx'),
  products: () => import('./Products.tsx'),
  category: () => import('./Category.tsx'),
  pileGuide: () => import('./PileGuide.tsx'),
  trayGuide: () => import('./TrayGuide.tsx'),
  screenGuide: () => import('./ScreenGuide.tsx'),
  wedgeGuide: () => import('./WedgeGuide.tsx'),
  animalGuide: () => import('./AnimalGuide.tsx'),
  yearGuide: () => import('./YearGuide.tsx'),
  plateGuide: () => import('./PlateGuide.tsx'),
  allProducts: () => import('./AllProducts.tsx'),
  contact: () => import('./Contact.tsx'),
  notFound: () => import('./NotFound.tsx'),
  offline: () => import('./Offline.tsx'),
}
