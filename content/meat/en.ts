import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples } from '../site/en/actions.ts'
import { bulk, dispatchBefore, packs, response } from '../site/en/facts.ts'
import { bulkSupply, fullList } from '../site/en/phrases.ts'

export const words = {
  name: 'Meat & Seafood',
  summary: 'Meat, poultry, seafood and processed meat',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Meat and Seafood in Dubai',
    description: `Beef, lamb, goat, chicken, fish, shrimp and processed meat for restaurants and retailers. Bulk supply from ${bulk.from}. Copies of halal certificates on request.`,
  },
  hero: {
    title: 'Premium Meat & Seafood',
    lead: `Meat, poultry, seafood and processed meat. ${bulkSupply}. Copies of halal certificates on request. Our sales team answers ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Meat & Seafood Categories',
    remark: `Name the cut, the weight, and chilled or frozen. Pork products are non-halal, and each one is marked. ${fullList}`,
    items: {
      'fresh-meat': {
        name: 'Fresh Meat',
        description:
          'Order by cut, trim and fat cover, bone in or boneless. Copies of halal certificates are available on request. Pork is listed as non-halal.',
      },
      poultry: {
        name: 'Poultry',
        description:
          'Whole birds are sold by bird weight, so your portions are all the same size. Parts are sold by piece weight, with or without skin and bone.',
      },
      seafood: {
        name: 'Seafood',
        description:
          'Shrimp are sold by count: 16/20 is larger than 41/50. Headless shrimp are counted per pound, head-on shrimp often per kilo. Order fish whole, cleaned or in portions.',
      },
      'processed-meat': {
        name: 'Processed Meat',
        description:
          'Order by meat and product, for example beef sausages. Pork kinds of sausages, bacon, ham and salami are non-halal and marked below.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Products?',
    items: [
      {
        icon: 'star',
        title: 'Premium Quality',
        description: 'Order by cut, trim and weight per piece. Equal pieces make equal portions.',
      },
      {
        icon: 'snowflake',
        title: 'Fresh & Safe',
        description: `Chilled or frozen, as you order. What is ordered before ${dispatchBefore} is dispatched the same day.`,
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description: 'Our certifications include HACCP, a system for food safety. Name the pack size you need.',
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Ask for the veterinary health certificate, a copy of the halal certificate, and the certificates of origin and analysis.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'meat'>>
