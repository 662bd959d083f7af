import type { Call, Titled } from '../types.ts'
import type { HeroWords, Meta } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, response } from './facts.ts'

export const products = {
  meta: {
    title: 'Our Products: Bulk Food Ingredients',
    description: `Seven lines of wholesale food: spices, fruits, vegetables, meat and seafood, nuts, sweeteners, tea and beverages. Bulk from ${bulk.from} to ${bulk.to}.`,
  } satisfies Meta,
  hero: {
    title: 'Seven lines, from peppercorns to shrimp',
    lead: 'Open one to see its products and what their grades mean.',
    actions: pricingOrSamples,
  } satisfies HeroWords,
  categories: {
    title: 'Our Products',
    columns: { products: 'Products', packs: 'Packs' },
  },
  highlightsLabel: 'Highlights',
  highlights: [
    {
      title: `Bulk from ${bulk.from}`,
      description: `Up to ${bulk.to} loads, on pallets or in 20 and 40 ft containers.`,
    },
    {
      title: 'Direct supply',
      description: 'You buy from the supplier you are talking to, with no marketplace in between.',
    },
    {
      title: 'Quality certificates',
      description: 'Analysis, origin, plant health, halal: on request, for the goods you are quoted.',
    },
  ] satisfies Titled[],
  moreLines: {
    title: 'Six more lines',
    remark: 'They have no page of their own. Ask us for the list.',
    items: [
      { title: 'Salts', description: 'Table, sea and rock, from fine to coarse' },
      { title: 'Oils and Vinegars', description: 'To fry in, to dress with, to pickle in' },
      { title: 'Grains', description: 'Whole, cracked, flaked or milled' },
      { title: 'Flavors', description: 'Extracts, essences and emulsions' },
      { title: 'Preservatives', description: 'By E number, for bakery, beverage and meat' },
      { title: 'Baking', description: 'Yeast, leavening, cocoa' },
    ] satisfies Titled[],
  },
  callToAction: {
    title: 'Not on the list? Ask us to source it',
    text: `Send the product, the specification and the quantity. We will look for it, and answer ${response}.`,
    actions: [{ label: 'Request Custom Sourcing', to: '/contact' }],
  } satisfies Call,
}
