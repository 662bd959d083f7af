import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples } from '../site/en/actions.ts'
import { bulk, dispatchBefore, packs, response } from '../site/en/facts.ts'
import { bulkSupply, fullList } from '../site/en/phrases.ts'

export const words = {
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
          'Apricots and figs are sized by the number in one kilo; dates are sold by variety. Aflatoxin and sulfur dioxide results are on the certificate of analysis, on request. Limits differ by market: name yours.',
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
        description: `Orders before ${dispatchBefore} are dispatched the same day, so that fruit does not wait in our store.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'Order by class: Extra, Class\u00a0I or Class\u00a0II. These are the classes of the international standards, so you can compare offers.',
      },
      {
        icon: 'hand',
        title: 'Carefully Selected',
        description: 'Order by variety, count and color. A carton holds one count.',
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
