import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, orderAccuracy, packs, response } from './facts.ts'
import { bulkSupply, fullList } from './phrases.ts'

export const fruits = {
  name: 'Fruits',
  summary: 'Dried, exotic and seasonal fruits, nuts and seeds',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Fruits in Dubai, Dried and Fresh',
    description: `Raisins, apricots, figs and dates, exotic fruits, mangoes, oranges and grapes for kitchens and retailers. Bulk supply from ${bulk.from}. Answers ${response}.`,
  },
  hero: {
    title: 'Premium Fruits',
    lead: `Dried fruits, nuts and seeds, exotic and seasonal fruits. ${bulkSupply}. Our sales team answers ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Fruit Categories',
    remark: `Fresh fruit: the season moves from one origin to the next. Ask which is in season now. ${fullList}`,
    items: {
      'dried-fruits': {
        name: 'Dried Fruits',
        description:
          'Apricots and figs are sized by the number in one kilo, dates are sold by variety. Aflatoxin and sulfur dioxide (SO2) results are on the certificate of analysis, on request. Tell us your market’s limit.',
      },
      'nuts-seeds': {
        name: 'Nuts & Seeds',
        description:
          'For cereals, snack mixes and fruit platters. The Nuts page shows all nuts by count and grade. Pumpkin seeds are here.',
      },
      'exotic-fruits': {
        name: 'Exotic Fruits',
        description:
          'Delicate fruits for fruit counters, desserts and juices. Rambutan and lychee do not ripen after picking, so order them ripe.',
      },
      'seasonal-fruits': {
        name: 'Seasonal Fruits',
        description:
          'Oranges, apples and pomegranates are packed by count: the lower the number on the carton, the larger the fruit. Grapes are sold by weight, mangoes by variety.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Fruits?',
    items: [
      {
        icon: 'leaf',
        title: 'Natural & Fresh',
        description: `Orders before ${dispatchBefore} are dispatched the same day, so fresh fruit spends less time in store.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'Order by Extra Class, Class I or Class II. These are the classes of the international standards, so you know what you will get.',
      },
      {
        icon: 'hand',
        title: 'Carefully Selected',
        description: `Tell us the variety, count and color you need. Our order accuracy is ${orderAccuracy}.`,
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Our certifications include ISO 9001:2015 and HACCP. Phytosanitary certificate, certificates of origin and analysis: on request.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'fruits'>>
