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
          'Leaves lose water after cutting, so order small quantities often. Cabbage keeps for weeks in a cold store.',
      },
      'root-vegetables': {
        name: 'Root Vegetables',
        description:
          'Good roots are firm, dry and free of soil. Roots without leaves keep longer than roots with leaves.',
      },
      'exotic-vegetables': {
        name: 'Exotic Vegetables',
        description:
          'For Asian and African dishes. Bitter gourd is karela, drumsticks are the pods of the moringa tree, taro is arvi. Cassava and taro must be cooked well.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Vegetables?',
    items: [
      {
        icon: 'leaf',
        title: 'Farm Fresh',
        description: `Orders before ${dispatchBefore} are dispatched the same day, so vegetables spend less time in store.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description: `Tell us the size, the color and the use. Our order accuracy is ${orderAccuracy}.`,
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description:
          'Our certifications include HACCP. Ask for clean, ventilated packs in the size that fits your store.',
      },
      {
        icon: 'certificate',
        title: 'Quality Assured',
        description:
          'Certificates of origin and plant health: on request. Pesticide residues are on the certificate of analysis. Tell us your market’s limit.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'vegetables'>>
