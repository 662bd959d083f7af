import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, packs } from './facts.ts'

export const vegetables = {
  name: 'Vegetables',
  summary: 'Everyday, leaf, root and exotic',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Vegetables, Leaf to Root',
    description: `Tomatoes, onions and peppers, leafy greens, roots, bok choy and cassava for restaurants and hotels. Bulk from ${bulk.from}; same-day dispatch before ${dispatchBefore}.`,
  },
  hero: {
    title: 'Premium Vegetables',
    lead: `What a kitchen goes through by the crate, and what it has to look for. Orders before ${dispatchBefore} are dispatched the same day.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Vegetable Categories',
    remark: 'Leaf keeps for days, root for weeks. Order each to its clock.',
    items: {
      'fresh-vegetables': {
        name: 'Fresh Vegetables',
        description:
          'The six that open every prep list. Give the size and the use: a slicing tomato is not a sauce tomato, nor a frying potato a salad one.',
      },
      'leafy-greens': {
        name: 'Leafy Greens',
        description:
          'Leaf loses water from the moment it is cut. Order it last, often, and by the weight you will use.',
      },
      'root-vegetables': {
        name: 'Root Vegetables',
        description:
          'Topped roots keep longest, since the leaves go on drinking. Firm, heavy and unwashed is how a root should arrive if it has to wait.',
      },
      'exotic-vegetables': {
        name: 'Exotic Vegetables',
        description:
          'A staple in one kitchen, a special in the next. Cassava and taro must be cooked through, drumsticks are eaten from the pod, and bitter gourd means it.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Vegetables?',
    items: [
      {
        icon: 'leaf',
        title: 'Farm Fresh',
        description: `Freshness is counted in hours. An order in before ${dispatchBefore} is dispatched the same day.`,
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'Size, firmness, color, and how much of the crate goes into the pot: that is what the price should be set against.',
      },
      {
        icon: 'box',
        title: 'Hygienically Packed',
        description: 'Clean, closed and by weight. Pack sizes are agreed with the quote, to suit the room you have.',
      },
      {
        icon: 'certificate',
        title: 'Quality Assured',
        description:
          'When an auditor asks where it grew, ask us: certificates of origin and plant health are available on request.',
      },
    ],
  },
} satisfies CategoryWords<GroupId<'vegetables'>>
