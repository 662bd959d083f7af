import type { BreadcrumbList, Graph, ItemList, Organization, WebSite, WholesaleStore } from 'schema-dts'
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

const itemList = (name: string, items: { name: string; path: string }[]): ItemList => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address(path),
  })),
})

/** What search engines read beside the page: pages about goods speak of the goods, all others of the company. */
export function structuredData(page: Page, edition: Edition): Graph {
  const { path } = page
  const { prefix, shell } = edition
  const { home, products } = shell.nav
  const here = { label: page.content.hero.title, to: path }
  const parts = () => {
    switch (page.kind) {
      case 'home':
        return [store(edition), website(edition)]
      case 'products': {
        const items = page.content.categories.items.map(({ title, path }) => ({
          name: title,
          path: `${prefix}${path}`,
        }))
        return [store(edition), itemList(products.label, items)]
      }
      case 'category': {
        const { title, items } = page.content.groups
        const guides = items.map(({ name, path }) => ({ name, path: `${prefix}${path}` }))
        return [breadcrumbs([home, products], here, edition), itemList(title, guides)]
      }
      case 'allProducts':
        return [breadcrumbs([home, products], here, edition)]
      case 'guide': {
        const items = page.content.grades.rows.map(({ id, name }) => ({ name, path: `${path}#${id}` }))
        return [
          breadcrumbs(page.content.trail, here, edition),
          { ...itemList(here.label, items), numberOfItems: items.length },
        ]
      }
      default:
        return [store(edition)]
    }
  }
  return { '@context': 'https://schema.org', '@graph': parts() }
}
