import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../types.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, packs, response } from './facts.ts'
import { bulkSupply, fullList } from './phrases.ts'

export const fruits = {
  name: 'Fruits',
  summary: 'Dried, exotic and seasonal fruits, nuts and seeds',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Fruits in Dubai, Dried and Fresh',
    description: `Raisins, apricots, figs and dates, exotic fruits, mangoes, oranges and grapes for kitchens and retailers. By count, variety and class. Bulk supply from ${bulk.from}.`,
  },
  hero: {
    title: 'Premium Fruits',
    lead: `Dried fruits, nuts and seeds, exotic and seasonal fruits. ${bulkSupply}. Our sales team answers ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Fruit Categories',
    remark: `The season of fresh fruit moves from one origin to the next: ask what is in season now. ${fullList}`,
    items: {
      'dried-fruits': {
        name: 'Dried Fruits',
        description:
          'Apricots and figs are sized by the number in one kilo; dates are sold by variety. Aflatoxin and sulfur dioxide (SO2) results are on the certificate of analysis, on request. Tell us your market’s limit.',
      },
      'nuts-seeds': {
        name: 'Nuts & Seeds',
        description: 'For cereals, snack mixes and fruit platters. The Nuts page shows all nuts by count and grade.',
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
        description: `Order before ${dispatchBefore}, and your fruit is dispatched the same day. You have more time to sell it.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'Order by class: Extra, Class I or Class II. These are the classes of the international standards, so you can compare offers.',
      },
      {
        icon: 'hand',
        title: 'Carefully Selected',
        description: 'Order by variety, count and color. The count on the carton tells you how large each fruit is.',
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Our certifications include ISO 9001:2015 and HACCP. Ask for the phytosanitary certificate and the certificates of origin and analysis.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'fruits'>>
