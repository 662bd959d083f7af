import type { Action, Counted } from '../../schema/words.ts'
import { bulk, hours, hoursLine } from './facts.ts'

const home: Action = { label: 'Home', to: '/' }
const products: Action = { label: 'Our Products', to: '/products' }

export const shell = {
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  /** Where a category ends. */
  onward: { label: 'Other categories', previous: 'Previous category', next: 'Next category' },
  /** At the foot of a printed page. */
  issued: 'Issued {date}',
  nav: {
    label: 'Main',
    /** By address, in their order; every edition has the same. */
    links: {
      '/': home.label,
      '/about': 'About Us',
      '/products': products.label,
      '/contact': 'Contact',
    } satisfies Partial<Record<Action['to'], string>>,
    home,
    products,
    quote: { label: 'Get Quote', to: '/contact' } satisfies Action,
    call: 'Call Us',
    menu: 'Menu',
  },
  footer: {
    blurb: `Wholesale food ingredients and goods for businesses. Bulk supply from Dubai, from ${bulk.from} to ${bulk.to}.`,
    quickLinks: 'Quick Links',
    categories: 'Categories',
    contact: 'Contact',
    whatsapp: 'WhatsApp',
    /** Only where the configuration has the numbers. */
    tradeLicense: 'Trade license {number}',
    taxNumber: 'TRN {number}',
    privacy: 'No cookies, no tracking.',
  },
  products: { one: '{count} product', other: '{count} products' } satisfies Counted,
  /** Said where a part of the page could not be loaded. */
  missing: {
    text: 'Part of this page could not be loaded.',
    action: 'Load the page again',
  },
  /** Beside the office hours, by the clock in Dubai. */
  office: {
    hours: hoursLine,
    sunday: hours.sunday,
    open: `Open now, until ${hours.closes}`,
    closed: 'Closed now',
  },
}
