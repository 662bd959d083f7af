import type { BreadcrumbList, Graph, ItemList, Organization, WebSite, WholesaleStore } from 'schema-dts'
import { catalogue } from '#app/content/catalogue.ts'
import { office } from '#app/content/facts.ts'
import { shell } from '#app/content/shell.ts'
import { slug } from '#app/content/slug.ts'
import type { CategoryContent } from '#app/content/types.ts'
import { site } from '#config'

const address = (path: string) => new URL(path, site.url).href
const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const company = { '@id': address('/#company') }

const store: WholesaleStore = {
  '@type': 'WholesaleStore',
  ...company,
  name: site.brand,
  legalName: site.legalName,
  url: address('/'),
  telephone: site.phone,
  email: site.email,
  image: address('/previews/home.jpg'),
  logo: address('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${site.address.street}, ${site.address.district}`,
    addressLocality: site.address.city,
    addressCountry: site.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...site.coordinates },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: fullHour(office.opens),
    closes: fullHour(office.closes),
  },
  contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: site.phone, email: site.email },
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': address('/#website'),
  url: address('/'),
  name: site.brand,
  publisher: company as Organization,
}

function breadcrumbs(category: CategoryContent): BreadcrumbList {
  const trail = [
    { label: shell.nav.home.label, to: '/' },
    shell.nav.products,
    { label: category.hero.title, to: category.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  }
}

function productList(category: CategoryContent): ItemList {
  const products = category.groups.items.flatMap((group) => group.products)
  return {
    '@type': 'ItemList',
    name: category.groups.title,
    numberOfItems: products.length,
    itemListElement: products.map(({ name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(`${category.path}#${slug(name)}`),
    })),
  }
}

const categoryList: ItemList = {
  '@type': 'ItemList',
  name: shell.nav.products.label,
  itemListElement: catalogue.map((category, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: category.hero.title,
    url: address(category.path),
  })),
}

/** What search engines read beside the page. */
export function structuredData(path: string): Graph {
  const category = catalogue.find((one) => one.path === path)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      store,
      ...(path === '/' ? [website] : []),
      ...(path === '/products' ? [categoryList] : []),
      ...(category ? [breadcrumbs(category), productList(category)] : []),
    ],
  }
}
