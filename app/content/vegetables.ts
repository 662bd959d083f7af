import { pricingOrSamples } from './actions.ts'
import { categories } from './categories.ts'
import { bulk, dispatchBefore } from './facts.ts'
import type { CategoryContent } from './types.ts'

const { path, picture } = categories.vegetables

export const vegetables = {
  ...categories.vegetables,
  meta: {
    path,
    title: 'Wholesale Vegetables, Leaf to Root',
    description: `Tomatoes, onions and peppers, leafy greens, roots, bok choy and cassava for restaurants and hotels. Bulk from ${bulk.from}; same-day dispatch before ${dispatchBefore}.`,
    picture,
  },
  hero: {
    title: 'Premium Vegetables',
    lead: `What a kitchen goes through by the crate, and what it has to look for. Orders before ${dispatchBefore} are dispatched the same day.`,
    picture,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Vegetable Categories',
    remark: 'Leaf keeps for days, root for weeks. Order each to its clock.',
    items: [
      {
        name: 'Fresh Vegetables',
        description:
          'The six that open every prep list. Give the size and the use: a slicing tomato is not a sauce tomato, nor a frying potato a salad one.',
        picture: 'fresh-vegetables',
        products: [
          { name: 'Tomatoes', note: 'round, plum or cherry' },
          { name: 'Potatoes', note: 'by use' },
          { name: 'Onions', note: 'red, white or yellow' },
          { name: 'Carrots' },
          { name: 'Cucumbers' },
          { name: 'Bell Peppers', note: 'by color' },
        ],
      },
      {
        name: 'Leafy Greens',
        description:
          'Leaf loses water from the moment it is cut. Order it last, often, and by the weight you will use.',
        picture: 'leafy-greens',
        products: [
          { name: 'Spinach', note: 'baby or bunched' },
          { name: 'Lettuce', note: 'heads' },
          { name: 'Kale', note: 'curly or flat' },
          { name: 'Cabbage', note: 'white or red' },
          { name: 'Arugula' },
          { name: 'Swiss Chard' },
        ],
      },
      {
        name: 'Root Vegetables',
        description:
          'Topped roots keep longest, since the leaves go on drinking. Firm, heavy and unwashed is how a root should arrive if it has to wait.',
        picture: 'root-vegetables',
        products: [
          { name: 'Sweet Potatoes', note: 'by flesh color' },
          { name: 'Beets', note: 'topped' },
          { name: 'Turnips' },
          { name: 'Radishes' },
          { name: 'Parsnips' },
          { name: 'Rutabaga' },
        ],
      },
      {
        name: 'Exotic Vegetables',
        description:
          'A staple in one kitchen, a special in the next. Cassava and taro must be cooked through, drumsticks are eaten from the pod, and bitter gourd means it.',
        picture: 'exotic-vegetables',
        products: [
          { name: 'Bok Choy' },
          { name: 'Bitter Gourd', note: 'karela' },
          { name: 'Drumsticks', note: 'moringa pods' },
          { name: 'Taro Root' },
          { name: 'Yam' },
          { name: 'Cassava' },
        ],
      },
    ],
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
} satisfies CategoryContent
