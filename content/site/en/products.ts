import type { Call, HeroWords, Meta, Titled } from '../../schema/words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, response, varieties } from './facts.ts'

export const products = {
  meta: {
    title: 'Our Products: Bulk Ingredients in Dubai',
    description: `Seven categories of wholesale food: spices, fruits, vegetables, meat and seafood, nuts, sweeteners, tea and beverages. Bulk supply from ${bulk.from} to ${bulk.to}.`,
  } satisfies Meta,
  hero: {
    title: 'Seven categories, from spices to seafood',
    lead: 'Choose a category to see its products and their grades.',
    actions: pricingOrSamples,
  } satisfies HeroWords,
  categories: {
    title: 'Our Products',
    remark: `These pages show the main products. We supply ${varieties} varieties: ask for the full list.`,
    columns: { products: 'Products', packs: 'Packs' },
  },
  highlightsLabel: 'Highlights',
  highlights: [
    {
      title: `Bulk from ${bulk.from}`,
      description: `From ${bulk.from} up to ${bulk.to}. Name the quantity, and we quote for it.`,
    },
    {
      title: 'Direct supply',
      description: 'The company that quotes is the company that supplies.',
    },
    {
      title: 'Quality certificates',
      description: 'Certificates of analysis and origin, phytosanitary certificate, copy of the halal certificate, on request.',
    },
  ] satisfies Titled[],
  moreLines: {
    title: 'More products on request',
    remark: 'These have no page of their own. Ask us for the list.',
    items: [
      { title: 'Salts', description: 'Name the kind and the grain size' },
      { title: 'Oils and Vinegars', description: 'Which oil or vinegar, and what it is for' },
      { title: 'Grains', description: 'Whole, cracked or milled' },
      { title: 'Flavors', description: 'The flavor, and the food it goes into' },
      { title: 'Preservatives', description: 'Order by E number' },
      { title: 'Baking', description: 'Each ingredient with its pack size' },
    ] satisfies Titled[],
  },
  callToAction: {
    title: 'Not on the list? Ask us to source it',
    text: `Send the product, the specification and the quantity. Our sales team answers ${response}.`,
    actions: [{ label: 'Request Custom Sourcing', to: '/contact' }],
  } satisfies Call,
}
