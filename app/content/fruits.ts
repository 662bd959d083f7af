import { pricingOrSamples } from './actions.ts'
import { categories } from './categories.ts'
import { bulk } from './facts.ts'
import type { CategoryContent } from './types.ts'

const { path, picture } = categories.fruits

export const fruits = {
  ...categories.fruits,
  meta: {
    path,
    title: 'Wholesale Dried, Exotic and Seasonal Fruits',
    description: `Raisins, apricots, figs and dates, dragon fruit and mangosteen, mangoes, citrus and grapes for kitchens and packers. Wholesale from Dubai, in bulk from ${bulk.from}.`,
    picture,
  },
  hero: {
    title: 'Premium Fruits',
    lead: 'Dried by count, fresh by season, exotic by the carton. Say when you need it ripe.',
    picture,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Fruit Categories',
    remark: 'Seasonal and exotic fruit changes with the month. Call for what is in now.',
    items: [
      {
        name: 'Dried Fruits',
        description:
          'Apricots and figs are sized by how many make a kilo. Decide on sulfur too: it keeps an apricot orange, and without it the fruit turns brown and tastes of toffee.',
        picture: 'dried-fruits',
        products: [
          { name: 'Raisins', note: 'dark or golden' },
          { name: 'Dried Apricots', note: 'count per kg' },
          { name: 'Dried Figs', note: 'count per kg' },
          { name: 'Dried Dates', note: 'whole or pitted' },
          { name: 'Dried Cranberries', note: 'whole or sliced' },
          { name: 'Dried Mango', note: 'slices' },
        ],
      },
      {
        name: 'Nuts & Seeds',
        description:
          'For muesli, trail mix and the fruit platter. Every count and grade of nut is on the Nuts page; pumpkin seeds are here.',
        picture: 'nuts-and-seeds',
        products: [
          { name: 'Almonds', note: 'count per oz' },
          { name: 'Cashews', note: 'W180 to W450' },
          { name: 'Pistachios', note: 'shell or kernel' },
          { name: 'Walnuts', note: 'halves or quarters' },
          { name: 'Pumpkin Seeds', note: 'hulled' },
        ],
      },
      {
        name: 'Exotic Fruits',
        description:
          'To be handled gently and sold fast. Rambutan and lychee stop ripening once picked; passion fruit turns sweetest when its skin wrinkles.',
        picture: 'exotic-fruits',
        products: [
          { name: 'Dragon Fruit', note: 'white or red flesh' },
          { name: 'Mangosteen' },
          { name: 'Rambutan' },
          { name: 'Lychee' },
          { name: 'Passion Fruit' },
        ],
      },
      {
        name: 'Seasonal Fruits',
        description:
          'Packed by count per carton, so the number on the box is also the size of the fruit: a 56 is a larger orange than an 88.',
        picture: 'seasonal-fruits',
        products: [
          { name: 'Mangoes', note: 'by variety' },
          { name: 'Pomegranates', note: 'count per carton' },
          { name: 'Oranges', note: 'count per carton' },
          { name: 'Apples', note: 'count per carton' },
          { name: 'Grapes', note: 'seedless or seeded' },
        ],
      },
    ],
  },
  features: {
    title: 'Why Choose Our Fruits?',
    items: [
      {
        icon: 'leaf',
        title: 'Natural & Fresh',
        description:
          'Fruit is bought for a day, not for a shelf. Tell us the day, and whether it should arrive firm or ripe.',
      },
      {
        icon: 'star',
        title: 'Premium Quality',
        description:
          'Extra, Class I and Class II are the terms of the international standards. Use them, and we mean the same fruit.',
      },
      {
        icon: 'hand',
        title: 'Carefully Selected',
        description:
          'By count, by color, by ripeness. A platter wants one size; a puree does not care and should not pay for it.',
      },
      {
        icon: 'shield',
        title: 'Quality Assured',
        description:
          'Phytosanitary certificate, certificate of origin and, for dried fruit, certificate of analysis: on request.',
      },
    ],
  },
} satisfies CategoryContent
