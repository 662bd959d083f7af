import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../types.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, packs, response } from './facts.ts'
import { bulkSupply, fullList } from './phrases.ts'

export const vegetables = {
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
    remark: `Leaves keep for days, cabbage and roots for weeks. ${fullList}`,
    items: {
      'fresh-vegetables': {
        name: 'Fresh Vegetables',
        description:
          'Tell us the size and the use: tomatoes for slicing or for sauce, potatoes for frying or for salad.',
      },
      'leafy-greens': {
        name: 'Leafy Greens',
        description:
          'Leaves lose water after cutting, so order what you use in a few days. Cabbage keeps for weeks in a cold store.',
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
        description: `Order before ${dispatchBefore}, and your vegetables are dispatched the same day. You have more time to use them.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description: 'Order by size, color and use, so that what arrives fits your kitchen.',
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description:
          'Clean, ventilated packs, by weight. Tell us the pack size you need. Our certifications include HACCP.',
      },
      {
        icon: 'certificate',
        title: 'Quality Assured',
        description:
          'Ask for the phytosanitary certificate and the certificate of origin. Pesticide residues are on the certificate of analysis: tell us your market’s limit.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'vegetables'>>
