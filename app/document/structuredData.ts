import type { BreadcrumbList, Graph, ItemList, Organization, WebPage, WebSite, WholesaleStore } from 'schema-dts'
import { figures } from '#app/catalogue/figures.ts'
import type { Edition } from '#app/content/edition.ts'
import type { Contents, Page } from '#app/content/pages/contents.ts'
import { addressIn } from '#app/i18n/edition.ts'
import { site } from '#config'

const address = (path: string) => new URL(path, site.url).href
const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const company = { '@id': address('/#company') }

const store = ({ company: { brand, legalName } }: Edition): WholesaleStore => ({
  '@type': 'WholesaleStore',
  ...company,
  name: brand,
  legalName,
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
})

const website = ({ company: { brand }, prefix, lang }: Edition): WebSite => ({
  '@type': 'WebSite',
  '@id': address(`${prefix}/#website`),
  url: address(addressIn(prefix, '/')),
  name: brand,
  inLanguage: lang,
  publisher: company as Organization,
})

type Step = { label: string; to: string }

function breadcrumbs(above: Step[], here: Step, { prefix }: Edition): BreadcrumbList {
  const trail = [...above.map(({ label, to }) => ({ label, to: addressIn(prefix, to) })), here]
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

function productList(path: string, title: string, products: { id: string; name: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: products.length,
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(`${path}#${id}`),
    })),
  }
}

/** Each sheet lists its products. */
const sheetList = ({ title, items }: Contents['category']['groups'], { prefix }: Edition): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address(`${prefix}${path}`),
  })),
})

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
    if (kind === 'home') return [website(edition)]
    if (kind === 'products') return [categoryList(content, edition)]
    if ('groups' in content) {
      const { hero, groups } = content
      const { home, products } = edition.shell.nav
      return [breadcrumbs([home, products], { label: hero.title, to: path }, edition), sheetList(groups, edition)]
    }
    if (kind === 'allProducts') {
      const { home, products } = edition.shell.nav
      return [breadcrumbs([home, products], { label: content.hero.title, to: path }, edition)]
    }
    if ('grades' in content) {
      const { hero, trail, grades } = content
      return [breadcrumbs(trail, { label: hero.title, to: path }, edition), productList(path, hero.title, grades.rows)]
    }
    return []
  }
  const webPage: WebPage = { '@type': 'WebPage', url: address(path), inLanguage: edition.lang }
  // Pages about goods speak of the goods; the company is told where a page is about it.
  const isAboutGoods = 'groups' in content || 'grades' in content || kind === 'allProducts'
  return { '@context': 'https://schema.org', '@graph': [webPage, ...(isAboutGoods ? [] : [store(edition)]), ...rest()] }
}
