import type { Call, Fact, Feature } from '../types.ts'
import type { HeroWords, Meta } from '../words.ts'
import { bulk, dispatchBefore, response } from './facts.ts'

export const home = {
  meta: {
    title: 'Wholesale Food Ingredients in Dubai',
    description: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood in bulk from ${bulk.from}. Ask for the price list; our sales team answers ${response}.`,
  } satisfies Meta,
  hero: {
    title: 'Ingredients by the sack, pallet and container',
    lead: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood for kitchens, bakeries and manufacturers. Supplied in bulk from Dubai, ${bulk.from} and up.`,
    actions: [
      { label: 'Request Price List', to: '/contact' },
      { label: 'Browse Products', to: '/products' },
    ],
  } satisfies HeroWords,
  statsLabel: 'The company in figures',
  stats: [
    { value: '15+', label: 'Years in Business' },
    { value: '1000+', label: 'Active Clients' },
    { value: '500+', label: 'Product Varieties' },
    { value: '99.8%', label: 'Order Accuracy' },
  ] satisfies Fact[],
  categories: {
    title: 'Five lines to start with',
    remark: 'Each page lists the products and says what their grades mean.',
  },
  benefits: {
    title: 'For people who buy by weight',
    items: [
      {
        icon: 'box',
        title: 'Bulk Supply',
        description: `From ${bulk.from} to ${bulk.to} loads: by the sack, on pallets, or in 20 and 40 ft containers.`,
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Grades are given as figures that you can check. Certificates of analysis and origin are available on request.',
      },
      {
        icon: 'chat',
        title: 'Business Support',
        description: `Write, and our sales team contacts you ${response}. For samples, call.`,
      },
      {
        icon: 'truck',
        title: 'Fast Processing',
        description: `Orders in before ${dispatchBefore} are dispatched the same day.`,
      },
    ] satisfies Feature[],
  },
  popular: {
    title: 'Asked for most',
    remark: 'Twelve popular products. Each one leads to its place among its grades.',
  },
  callToAction: {
    title: 'Tell us the grade and the tonnage',
    text: `By form or by phone. Our sales team answers ${response}.`,
    actions: [{ label: 'Send an Inquiry', to: '/contact' }],
  } satisfies Call,
}
