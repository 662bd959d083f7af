import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../types.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, packs, response } from './facts.ts'
import { bulkSupply, fullList } from './phrases.ts'

export const meat = {
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
    remark: `Tell us the cut, the weight, and whether you need it chilled or frozen. Pork products are non-halal, and each one is marked. ${fullList}`,
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
          'Tell us the meat as well as the product, for example beef sausages. Pork kinds of sausages, bacon, ham and salami are non-halal and marked below.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Products?',
    items: [
      {
        icon: 'star',
        title: 'Premium Quality',
        description: 'Order by cut, trim and weight per piece, so that your portions are alike.',
      },
      {
        icon: 'snowflake',
        title: 'Fresh & Safe',
        description: `Tell us chilled or frozen. Order before ${dispatchBefore}, and your goods are dispatched the same day.`,
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description: 'Our certifications include HACCP, a system for food safety. Tell us the pack size you need.',
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
