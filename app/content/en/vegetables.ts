import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, orderAccuracy, packs, response } from './facts.ts'
import { bulkSupply, fullList } from './phrases.ts'

export const vegetables = {
  name: 'Vegetables',
  summary: 'Fresh, leafy, root and exotic vegetables',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Fresh Vegetables in Dubai',
    description: `Tomatoes, onions, bell peppers, leafy greens, roots and exotic vegetables for restaurants and hotels. Bulk supply from ${bulk.from}. Answers ${response}.`,
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
        description:
          'For Asian and African dishes. Other names stand beside the name. Cassava and taro must be cooked well and never eaten raw.',
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
        description: `Tell us the size, the color and the use. With ${orderAccuracy} order accuracy, you get what you ordered.`,
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
          'Certificates of origin and plant health are available on request. Pesticide residues are on the certificate of analysis, on request. Tell us your market’s limit.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'vegetables'>>
