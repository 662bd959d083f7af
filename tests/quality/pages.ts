import { catalogue } from '#app/catalogue/catalogue.ts'

/** The eleven addresses as the specification lists them, with the link that the header marks on each. */
export const pages = [
  { path: '/', name: 'Home', marked: 'Home' },
  { path: '/about', name: 'About Us', marked: 'About Us' },
  { path: '/products', name: 'Products', marked: 'Our Products' },
  { path: '/products/spices', name: 'Spices', marked: 'Our Products' },
  { path: '/products/nuts', name: 'Nuts', marked: 'Our Products' },
  { path: '/products/sweeteners', name: 'Natural Sweeteners', marked: 'Our Products' },
  { path: '/products/beverages', name: 'Tea & Beverages', marked: 'Our Products' },
  { path: '/products/fruits', name: 'Premium Fruits', marked: 'Our Products' },
  { path: '/products/vegetables', name: 'Premium Vegetables', marked: 'Our Products' },
  { path: '/products/meat', name: 'Premium Meat & Seafood', marked: 'Our Products' },
  { path: '/contact', name: 'Contact', marked: 'Contact' },
]

/** A grade guide for every group of the catalogue. */
export const sheets = catalogue.flatMap((category) =>
  category.groups.map((group) => ({
    path: `/products/${category.id}/${group.id}`,
    name: `the guide of ${group.id}`,
    marked: 'Our Products',
  })),
)

export const unknown = { path: '/products/gold', name: 'the 404 page' }
export const offline = { path: '/offline', name: 'the offline page' }

/** What files about a page are called. */
export function nameOf(path: string): string {
  const [, arabic] = /^\/ar(\/.*|$)/.exec(path) ?? []
  if (arabic !== undefined) return `ar-${nameOf(arabic)}`
  return path === unknown.path ? 'not-found' : path.split('/').at(-1) || 'home'
}

/**
 * One page of each kind; of categories, one with specifications and one without; of sheets, one whose rows share their
 * names and one whose rows do not. What holds for a kind is tried on these.
 */
const sampled = ['/', '/about', '/products', '/products/nuts', '/products/meat', '/contact']
const sampledSheets = ['/products/nuts/cashews', '/products/spices/whole-spices']
export const sheetSamples = sheets.filter(({ path }) => sampledSheets.includes(path))
export const samples = [...pages.filter(({ path }) => sampled.includes(path)), ...sheetSamples, unknown, offline]

/** The same kinds in Arabic, one page each: what hangs on the rows of a page is tried in English. */
const sampledInArabic = [
  '/',
  '/about',
  '/products',
  '/products/nuts',
  '/contact',
  '/products/nuts/cashews',
  unknown.path,
  offline.path,
]
export const arabicSamples = samples
  .filter(({ path }) => sampledInArabic.includes(path))
  .map(({ path, name }) => ({ path: path === '/' ? '/ar' : `/ar${path}`, name: `${name} in Arabic` }))

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
