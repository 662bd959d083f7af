import { categories } from './categories.ts'
import { hours } from './facts.ts'
import type { Action, CategoryCard } from './types.ts'

const home: Action = { label: 'Home', to: '/' }
const products: Action = { label: 'Our Products', to: '/products' }

export const shell = {
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  nav: {
    label: 'Main',
    links: [
      home,
      { label: 'About Us', to: '/about' },
      products,
      { label: 'Contact', to: '/contact' },
    ] satisfies Action[],
    home,
    products,
    quote: { label: 'Get Quote', to: '/contact' } satisfies Action,
    call: 'Call Us',
    menu: 'Menu',
  },
  footer: {
    blurb: 'Wholesale food ingredients and goods for businesses. By the sack, pallet and container, from Dubai.',
    quickLinks: 'Quick Links',
    categories: {
      title: 'Categories',
      items: [categories.spices, categories.nuts, categories.sweeteners, categories.beverages] satisfies CategoryCard[],
    },
    contact: 'Contact',
    privacy: 'No cookies, no tracking.',
  },
  /** Beside the office hours, by the clock in Dubai. */
  office: {
    open: `Open now, until ${hours.closes}`,
    closed: 'Closed now',
  },
}
