import type { Action } from '../../schema/words.ts'

export const pricingOrSamples: Action[] = [
  { label: 'Get Wholesale Pricing', to: '/contact' },
  { label: 'Call for Samples', to: 'tel' },
]

export const quoteOrCategories: Action[] = [
  { label: 'Request Quote', to: '/contact' },
  { label: 'View All Categories', to: '/products' },
]

export const sendInquiry: Action[] = [{ label: 'Send an Inquiry', to: '/contact' }]
