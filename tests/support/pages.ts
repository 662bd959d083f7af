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
export const guides = catalogue.flatMap((category) =>
  category.groups.map((group) => ({
    path: `/products/${category.id}/${group.id}`,
    name: `the guide of ${group.id}`,
    marked: 'Our Products',
  })),
)

export const unknown = { path: '/products/gold', name: 'the 404 page' }
export const offline = { path: '/offline', name: 'the offline page' }
const allProducts = { path: '/products/all', name: 'All products' }

/** What files about a page are called. */
export function nameOf(path: string): string {
  const [, arabic] = /^\/ar(\/.*|$)/.exec(path) ?? []
  if (arabic !== undefined) return `ar-${nameOf(arabic)}`
  return path === unknown.path ? 'not-found' : path.split('/').at(-1) || 'home'
}

type Page = { path: string; name: string }
const among = (all: Page[], paths: string[]) => all.filter(({ path }) => paths.includes(path))
export const arabic = ({ path, name }: Page) => ({
  path: path === '/' ? '/ar' : `/ar${path}`,
  name: `${name} in Arabic`,
})

/** A guide for each of the eight figures that they open with; the plate also with the most that is said below a drawing. */
const guideKinds = among(guides, [
  '/products/nuts/cashews',
  '/products/nuts/almonds',
  '/products/fruits/exotic-fruits',
  '/products/spices/whole-spices',
  '/products/vegetables/fresh-vegetables',
  '/products/sweeteners/honey',
  '/products/meat/fresh-meat',
  '/products/fruits/seasonal-fruits',
  '/products/spices/seed-spices',
  '/products/vegetables/leafy-greens',
])

/** Of categories one with specifications and one with a year. */
const plainKinds = among(pages, ['/', '/about', '/products', '/products/nuts', '/products/fruits', '/contact'])
const others = [allProducts, unknown, offline]

/** `npm run test:broad` looks at every page; otherwise one page of each kind stands for all of its kind. */
export const isBroad = Boolean(process.env.TEST_BROAD)
const sweptGuides: Page[] = isBroad ? guides : guideKinds
export const swept: Page[] = [...(isBroad ? pages : plainKinds), ...others, ...sweptGuides]

/** Those whose spoken words and looks were reviewed. */
export const samples = among(
  [...pages, ...guides, unknown, offline],
  [
    ...['/', '/about', '/products', '/products/nuts', '/products/meat', '/contact'],
    ...['/products/nuts/cashews', '/products/spices/whole-spices', unknown.path, offline.path],
  ],
)
const onlyInEnglish = ['/products/meat', '/products/spices/whole-spices']
export const arabicSamples = samples.filter(({ path }) => !onlyInEnglish.includes(path)).map(arabic)

/** A page, a category and a guide: enough for what hangs on the shell of a page and not on its kind. */
export const few = isBroad ? samples : among(samples, ['/', '/products/nuts', '/products/nuts/cashews'])

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
