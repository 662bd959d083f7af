import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, packs } from './facts.ts'

export const fruits = {
  name: 'Fruits',
  summary: 'Dried, exotic and in season',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Dried, Exotic and Seasonal Fruits',
    description: `Raisins, apricots, figs and dates, dragon fruit and mangosteen, mangoes, citrus and grapes for kitchens and packers. Wholesale from Dubai, in bulk from ${bulk.from}.`,
  },
  hero: {
    title: 'Premium Fruits',
    lead: 'Dried by count, fresh by season, exotic by the carton. Say when you need it ripe.',
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Fruit Categories',
    remark: 'Seasonal and exotic fruit changes with the month. Call for what is in now.',
    items: {
      'dried-fruits': {
        name: 'Dried Fruits',
        description:
          'Apricots and figs are sized by how many make a kilo. Decide on sulfur too: it keeps an apricot orange, and without it the fruit turns brown and tastes of toffee.',
      },
      'nuts-seeds': {
        name: 'Nuts & Seeds',
        description:
          'For muesli, trail mix and the fruit platter. Every count and grade of nut is on the Nuts page; pumpkin seeds are here.',
      },
      'exotic-fruits': {
        name: 'Exotic Fruits',
        description:
          'To be handled gently and sold fast. Rambutan and lychee stop ripening once picked; passion fruit turns sweetest when its skin wrinkles.',
      },
      'seasonal-fruits': {
        name: 'Seasonal Fruits',
        description:
          'Packed by count per carton, so the number on the box is also the size of the fruit: a 56 is a larger orange than an 88.',
      },
    },
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
} satisfies CategoryWords<GroupId<'fruits'>>
