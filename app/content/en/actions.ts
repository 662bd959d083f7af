import type { Action } from '../types.ts'

export const pricingOrSamples: Action[] = [
  { label: 'Get Wholesale Pricing', to: '/contact' },
  { label: 'Call for Samples', to: 'tel' },
]

export const quoteOrCategories: Action[] = [
  { label: 'Request Quote', to: '/contact' },
  { label: 'View All Categories', to: '/products' },
]
