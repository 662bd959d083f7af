import { beverages } from './beverages.ts'
import { findProduct, summarize } from './catalogue.ts'
import { bulk, dispatchBefore, response } from './facts.ts'
import { fruits } from './fruits.ts'
import { nuts } from './nuts.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { Call, Fact, Feature, HeroContent, PageMeta } from './types.ts'

export const home = {
  meta: {
    path: '/',
    title: 'Wholesale Food Ingredients in Dubai',
    description: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood in bulk from ${bulk.from}. Ask for the price list; our sales team answers ${response}.`,
    picture: 'home-hero',
  } satisfies PageMeta,
  hero: {
    title: 'Ingredients by the sack, pallet and container',
    lead: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood for kitchens, bakeries and manufacturers. Supplied in bulk from Dubai, ${bulk.from} and up.`,
    picture: 'home-hero',
    actions: [
      { label: 'Request Price List', to: '/contact' },
      { label: 'Browse Products', to: '/products' },
    ],
  } satisfies HeroContent,
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
    items: [spices, fruits, nuts, sweeteners, beverages].map(summarize),
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
    items: [
      findProduct(spices, 'Black Peppercorns'),
      findProduct(spices, 'Green Cardamom'),
      findProduct(spices, 'Turmeric Powder'),
      findProduct(spices, 'Saffron Threads'),
      findProduct(nuts, 'Natural Almonds 23/25'),
      findProduct(nuts, 'Cashews W320'),
      findProduct(nuts, 'In-Shell Pistachios 21–25'),
      findProduct(sweeteners, 'Refined White Sugar'),
      findProduct(sweeteners, 'Date Syrup'),
      findProduct(beverages, 'Black Tea'),
      findProduct(beverages, 'Arabica Beans'),
      findProduct(fruits, 'Dried Dates'),
    ],
  },
  callToAction: {
    title: 'Tell us the grade and the tonnage',
    text: `By form or by phone. Our sales team answers ${response}.`,
    actions: [{ label: 'Send an Inquiry', to: '/contact' }],
  } satisfies Call,
}
