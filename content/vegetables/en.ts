import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples } from '../site/en/actions.ts'
import { bulk, dispatchBefore, packs, response } from '../site/en/facts.ts'
import { bulkSupply, fullList } from '../site/en/phrases.ts'

export const words = {
  name: 'Vegetables',
  summary: 'Fresh, leafy, root and exotic vegetables',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Fresh Vegetables in Dubai',
    description: `Tomatoes, onions, bell peppers, leafy greens, roots and exotic vegetables for restaurants and hotels. By size and class. Bulk supply from ${bulk.from}.`,
  },
  hero: {
    title: 'Premium Vegetables',
    lead: `Fresh, leafy, root and exotic vegetables. ${bulkSupply}. Our sales team answers ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Vegetable Categories',
    remark: `Leaves keep for days, cabbage and roots for weeks or months. ${fullList}`,
    items: {
      'fresh-vegetables': {
        name: 'Fresh Vegetables',
        description: 'Order by size and use: tomatoes to slice or for sauce, potatoes to fry or for salad.',
      },
      'leafy-greens': {
        name: 'Leafy Greens',
        description:
          'Leaves lose water after cutting, so order what you use in a few days. Cabbage keeps for months in a cold store.',
      },
      'root-vegetables': {
        name: 'Root Vegetables',
        description:
          'Good roots are firm, dry and free of soil. Roots without leaves keep longer than roots with leaves.',
      },
      'exotic-vegetables': {
        name: 'Exotic Vegetables',
        description: 'For Asian and African dishes. Cassava and taro must be cooked well and never eaten raw.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Vegetables?',
    items: [
      {
        icon: 'leaf',
        title: 'Farm Fresh',
        description: `Vegetables ordered before ${dispatchBefore} leave the same day.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description: 'Order by size in millimeters, by color and by use. The guides show each size to scale.',
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description:
          'Clean, ventilated packs, by weight. Name the pack size you need. Our certifications include HACCP.',
      },
      {
        icon: 'certificate',
        title: 'Quality Assured',
        description:
          'Ask for the phytosanitary certificate and the certificate of origin. Pesticide residues are on the certificate of analysis; limits differ by market, so name yours.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'vegetables'>>
