import type { BreadcrumbList, Graph, ItemList, Organization, WebSite, WholesaleStore } from 'schema-dts'
import { figures } from '#app/catalogue/figures.ts'
import type { CategoryContent } from '#app/content/pages/category.ts'
import type { Edition } from '#app/edition.ts'
import type { Contents, Page } from '#app/page.ts'
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
    opens: fullHour(figures.office.opens),
    closes: fullHour(figures.office.closes),
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

function breadcrumbs(path: string, { hero }: CategoryContent, { prefix, shell }: Edition): BreadcrumbList {
  const { home, products } = shell.nav
  const trail = [
    { label: home.label, to: prefix || '/' },
    { label: products.label, to: `${prefix}${products.to}` },
    { label: hero.title, to: path },
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

function productList(path: string, { groups }: CategoryContent): ItemList {
  const products = groups.items.flatMap((group) => group.products)
  return {
    '@type': 'ItemList',
    name: groups.title,
    numberOfItems: products.length,
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(`${path}#${id}`),
    })),
  }
}

const categoryList = ({ categories }: Contents['products'], { prefix, shell }: Edition): ItemList => ({
  '@type': 'ItemList',
  name: shell.nav.products.label,
  itemListElement: categories.items.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: address(`${prefix}${path}`),
  })),
})

/** What search engines read beside the page. */
export function structuredData({ path, kind, content }: Page, edition: Edition): Graph {
  const rest = () => {
    if (kind === 'home') return [website]
    if (kind === 'products') return [categoryList(content, edition)]
    if (kind === 'category') return [breadcrumbs(path, content, edition), productList(path, content)]
    return []
  }
  return { '@context': 'https://schema.org', '@graph': [store, ...rest()] }
}
