import type { BreadcrumbList, Graph, ItemList, Organization, WebPage, WebSite, WholesaleStore } from 'schema-dts'
import { addressIn, type Edition } from '#app/i18n/edition.ts'
import type { Page } from '#app/routes.ts'
import { site } from '#config'
import { facts } from '#content/site/facts.ts'

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
    opens: fullHour(facts.office.opens),
    closes: fullHour(facts.office.closes),
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

type ContentOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>['content']

/** Each guide lists its products. */
const guideList = ({ title, items }: ContentOf<'category'>['groups'], { prefix }: Edition): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address(`${prefix}${path}`),
  })),
})

const categoryList = ({ categories }: ContentOf<'products'>, { prefix, shell }: Edition): ItemList => ({
  '@type': 'ItemList',
  name: shell.nav.products.label,
  itemListElement: categories.items.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: address(`${prefix}${path}`),
  })),
})

/** What search engines read beside the page: pages about goods speak of the goods, all others of the company. */
export function structuredData(page: Page, edition: Edition): Graph {
  const { path } = page
  const { home, products } = edition.shell.nav
  const here = { label: page.content.hero.title, to: path }
  const parts = () => {
    switch (page.kind) {
      case 'home':
        return [store(edition), website(edition)]
      case 'products':
        return [store(edition), categoryList(page.content, edition)]
      case 'category':
        return [breadcrumbs([home, products], here, edition), guideList(page.content.groups, edition)]
      case 'allProducts':
        return [breadcrumbs([home, products], here, edition)]
      case 'guide':
        return [breadcrumbs(page.content.trail, here, edition), productList(path, here.label, page.content.grades.rows)]
      default:
        return [store(edition)]
    }
  }
  const webPage: WebPage = { '@type': 'WebPage', url: address(path), inLanguage: edition.lang }
  return { '@context': 'https://schema.org', '@graph': [webPage, ...parts()] }
}
