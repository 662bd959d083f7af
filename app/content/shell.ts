import { categories } from './categories.ts'
import { hours } from './facts.ts'
import type { Action, CategoryCard } from './types.ts'

export const shell = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About Us', to: '/about' },
      { label: 'Our Products', to: '/products' },
      { label: 'Contact', to: '/contact' },
    ] satisfies Action[],
    quote: { label: 'Get Quote', to: '/contact' } satisfies Action,
    open: 'Open menu',
    close: 'Close menu',
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
    sunday: hours.sunday,
  },
}
