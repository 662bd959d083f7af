import type { ComponentType } from 'react'
import type { Path } from './content/types.ts'

export type PageModule = { default: ComponentType }

/** The map of the site: eleven addresses, each page in a chunk of its own. */
export const routes: Record<Path, () => Promise<PageModule>> = {
  '/': () => import('./pages/Home.tsx'),
  '/about': () => import('./pages/About.tsx'),
  '/products': () => import('./pages/Products.tsx'),
  '/products/spices': () => import('./pages/Spices.tsx'),
  '/products/nuts': () => import('./pages/Nuts.tsx'),
  '/products/sweeteners': () => import('./pages/Sweeteners.tsx'),
  '/products/beverages': () => import('./pages/Beverages.tsx'),
  '/products/fruits': () => import('./pages/Fruits.tsx'),
  '/products/vegetables': () => import('./pages/Vegetables.tsx'),
  '/products/meat': () => import('./pages/Meat.tsx'),
  '/contact': () => import('./pages/Contact.tsx'),
}

const notFound = () => import('./pages/NotFound.tsx')
const offline = () => import('./pages/Offline.tsx')

/** The page of a document, by the path it carries; of any other address, the 404 page. */
export const pageAt = (path: string) => routes[path as Path] ?? (path === '/offline' ? offline : notFound)
