import { pricingOrSamples } from './actions.ts'
import { categories } from './categories.ts'
import { bulk } from './facts.ts'
import type { CategoryContent } from './types.ts'

const { path, picture } = categories.meat

export const meat = {
  ...categories.meat,
  meta: {
    path,
    title: 'Wholesale Meat, Poultry and Seafood',
    description: `Beef, lamb and goat, chicken, shrimp, crab and squid, sausages and salami for restaurants and retailers. Bulk from ${bulk.from}, halal certificates on request.`,
    picture,
  },
  hero: {
    title: 'Premium Meat & Seafood',
    lead: 'Red meat by the cut, poultry by the gram, seafood by the count. Halal certificates on request.',
    picture,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Meat & Seafood Categories',
    remark: 'With an inquiry, give the cut, the trim and the temperature it should arrive at.',
    items: [
      {
        name: 'Fresh Meat',
        description:
          'The cut, the trim and the fat cover make the specification; the species is only the start. Halal certificates on request, pork excepted.',
        picture: 'fresh-meat',
        products: [
          { name: 'Beef', note: 'by cut' },
          { name: 'Lamb', note: 'under a year' },
          { name: 'Mutton', note: 'mature' },
          { name: 'Goat Meat', note: 'bone in or out' },
          { name: 'Pork', note: 'by cut' },
          { name: 'Veal', note: 'by cut' },
        ],
      },
      {
        name: 'Poultry',
        description:
          'Whole birds go by weight in grams, so that every plate gets the same half. Portions go by piece weight, skin and bone.',
        picture: 'poultry',
        products: [
          { name: 'Whole Chicken', note: 'by weight' },
          { name: 'Chicken Breast', note: 'boneless or bone in' },
          { name: 'Chicken Thighs', note: 'boneless or bone in' },
          { name: 'Chicken Wings', note: '2 or 3 joint' },
          { name: 'Turkey', note: 'whole or breast' },
          { name: 'Duck', note: 'whole or breast' },
        ],
      },
      {
        name: 'Seafood',
        description:
          'Shrimp are counted to the pound: 16/20 is large, 41/50 is small. For the rest, ask whole, cleaned, portioned or shelled.',
        picture: 'seafood',
        products: [
          { name: 'Fresh Fish', note: 'whole or fillet' },
          { name: 'Shrimp', note: 'count per lb' },
          { name: 'Crab', note: 'whole or meat' },
          { name: 'Lobster', note: 'whole or tails' },
          { name: 'Mussels', note: 'whole or half shell' },
          { name: 'Squid', note: 'whole, tubes or rings' },
        ],
      },
      {
        name: 'Processed Meat',
        description:
          'Name the meat as well as the product, because sausage, bacon and ham are made from more than one animal. Then the casing, the slice and the pack.',
        picture: 'processed-meat',
        products: [
          { name: 'Sausages', note: 'fresh or smoked' },
          { name: 'Bacon', note: 'sliced or slab' },
          { name: 'Ham', note: 'whole or sliced' },
          { name: 'Salami', note: 'whole or sliced' },
          { name: 'Hot Dogs' },
          { name: 'Burgers', note: 'by patty weight' },
        ],
      },
    ],
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
} satisfies CategoryContent
