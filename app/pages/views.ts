import type { ReactNode } from 'react'
import type { Contents, Kind } from '#app/content/pages/contents.ts'

type View<Of extends Kind> = (props: { content: Contents[Of] }) => ReactNode

/** Whichever it is: it is given the content of its own kind. */
export type AnyView = (props: { content: never }) => ReactNode

/** How a page of each kind looks. Only the build imports them: a browser gets the HTML that they become. */
export const views: { [Of in Kind]: () => Promise<{ default: View<Of> }> } = {
  home: () => import('./Home.tsx'),
  about: () => import('./About.tsx'),
  products: () => import('./Products.tsx'),
  category: () => import('./Category.tsx'),
  freshCategory: () => import('./FreshCategory.tsx'),
  pileGuide: () => import('./PileGuide.tsx'),
  trayGuide: () => import('./TrayGuide.tsx'),
  seasonalTrayGuide: () => import('./SeasonalTrayGuide.tsx'),
  screenGuide: () => import('./ScreenGuide.tsx'),
  seasonalScreenGuide: () => import('./SeasonalScreenGuide.tsx'),
  wedgeGuide: () => import('./WedgeGuide.tsx'),
  animalGuide: () => import('./AnimalGuide.tsx'),
  yearGuide: () => import('./YearGuide.tsx'),
  plateGuide: () => import('./PlateGuide.tsx'),
  allProducts: () => import('./AllProducts.tsx'),
  contact: () => import('./Contact.tsx'),
  notFound: () => import('./NotFound.tsx'),
  offline: () => import('./Offline.tsx'),
}
