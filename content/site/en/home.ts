import type { Call, Fact, Feature, HeroWords, Meta } from '../../schema/words.ts'
import { sendInquiry } from './actions.ts'
import { bulk, dispatchBefore, orderAccuracy, response, varieties } from './facts.ts'

export const home = {
  meta: {
    title: 'Wholesale Food Ingredients in Dubai',
    description: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood in bulk from ${bulk.from}. Ask for the price list, a sample or a quote.`,
  } satisfies Meta,
  hero: {
    title: 'Ingredients by the sack and by the ton',
    lead: `Spices, nuts, sweeteners, tea, fruits, vegetables, meat and seafood for restaurants, hotels, bakeries and food manufacturers. Bulk supply from Dubai, ${bulk.from} and up.`,
    actions: [
      { label: 'Request Price List', to: '/contact' },
      { label: 'Browse Products', to: '/products' },
    ],
  } satisfies HeroWords,
  statsLabel: 'The company in figures',
  stats: [
    { value: '15+', label: 'Years in Business' },
    { value: '1000+', label: 'Active Clients' },
    { value: varieties, label: 'Product Varieties' },
    { value: orderAccuracy, label: 'Order Accuracy' },
  ] satisfies Fact[],
  categories: {
    title: 'Product categories',
    remark:
      'Each page lists the products and explains their grades. Vegetables, meat and seafood are under Our Products.',
  },
  pound: {
    title: 'One pound, counted',
    sentence: '{grade} cashews are white and whole, with no more than {most} kernels to the pound.',
    /** Names in braces are those of guides. */
    way: 'Cashews are sold by\u00a0{cashews}, coffee by\u00a0{coffee-products}, honey by\u00a0{honey}, beef by\u00a0{fresh-meat}. Each group of products has its own guide.',
    ways: { cashews: 'count', 'coffee-products': 'screen', honey: 'color', 'fresh-meat': 'cut' } as Record<
      string,
      string
    >,
    all: 'All {count} grade guides',
  },
  season: {
    /** Where no script tells the month. */
    year: 'Which origin is in season?',
    now: 'In season now:',
    remark: 'Main arrivals in the Gulf in a usual year. “Approx.” may be a month early or late.',
    whole: 'See the whole year',
    also: 'Also',
  },
  benefits: {
    title: 'Why businesses buy from us',
    items: [
      {
        icon: 'box',
        title: 'Bulk Supply',
        description: `From ${bulk.from} to ${bulk.to}. A kitchen can order one sack, a factory several tons.`,
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Our certifications include ISO 9001:2015 and HACCP. Ask for the certificates of analysis and origin before you buy.',
      },
      {
        icon: 'chat',
        title: 'Business Support',
        description: 'Send one inquiry for all you need. For samples, call us.',
      },
      {
        icon: 'truck',
        title: 'Fast Processing',
        description: `Orders before ${dispatchBefore} are dispatched the same day.`,
      },
    ] satisfies Feature[],
  },
  popular: {
    title: 'Popular products',
    remark: `Select one to see its grades. We supply ${varieties} varieties: ask for the full list.`,
  },
  callToAction: {
    title: 'Tell us the product, grade and quantity',
    text: `Write or call. Our sales team answers ${response}.`,
    actions: sendInquiry,
  } satisfies Call,
}
