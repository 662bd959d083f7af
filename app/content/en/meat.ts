import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, packs } from './facts.ts'

export const meat = {
  name: 'Meat & Seafood',
  summary: 'Red meat, poultry, seafood, sausages',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Meat, Poultry and Seafood',
    description: `Beef, lamb and goat, chicken, shrimp, crab and squid, sausages and salami for restaurants and retailers. Bulk from ${bulk.from}, halal certificates on request.`,
  },
  hero: {
    title: 'Premium Meat & Seafood',
    lead: 'Red meat by the cut, poultry by the gram, seafood by the count. Halal certificates on request.',
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Meat & Seafood Categories',
    remark: 'With an inquiry, give the cut, the trim and the temperature it should arrive at.',
    items: {
      'fresh-meat': {
        name: 'Fresh Meat',
        description:
          'The cut, the trim and the fat cover make the specification; the species is only the start. Halal certificates on request, pork excepted.',
      },
      poultry: {
        name: 'Poultry',
        description:
          'Whole birds go by weight in grams, so that every plate gets the same half. Portions go by piece weight, skin and bone.',
      },
      seafood: {
        name: 'Seafood',
        description:
          'Shrimp are counted to the pound: 16/20 is large, 41/50 is small. For the rest, ask whole, cleaned, portioned or shelled.',
      },
      'processed-meat': {
        name: 'Processed Meat',
        description:
          'Name the meat as well as the product, because sausage, bacon and ham are made from more than one animal. Then the casing, the slice and the pack.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Products?',
    items: [
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'A cut is bought on trim and yield: what is left on the board after your knife. Ask for it as a figure.',
      },
      {
        icon: 'snowflake',
        title: 'Fresh & Safe',
        description:
          'With meat and fish, the temperature is part of the order. Write it in, and check it when you sign.',
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description:
          'HACCP is the method behind the packing: find where food could be spoiled, and control that point.',
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description: 'Halal certificate, certificate of origin, certificate of analysis. Each is available on request.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'meat'>>
