import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { bulk, limits, packs, response } from './facts.ts'

export const spices = {
  name: 'Spices',
  summary: 'Seed, whole, ground and blended, with saffron',
  packs: packs.spices,
  meta: {
    title: 'Wholesale Spices, Whole and Ground',
    description: `Seed, whole and ground spices, saffron and blends for food businesses. Moisture ${limits.spiceMoisture}, packs of ${packs.spices}, bulk from ${bulk.from}. Answers ${response}.`,
  },
  hero: {
    title: 'Spices',
    lead: `Seed, whole, ground and blended. Moisture ${limits.spiceMoisture}, packed from ${packs.spices}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Spice Categories',
    remark: 'Beside a name stands what the trade tells it by: density, color, size, heat or form.',
    items: {
      'seed-spices': {
        name: 'Seed Spices',
        description:
          'The grade is the purity: how much of the sack is seed, and how little is stalk and dust. Whole seed holds its oil until you toast it or grind it.',
      },
      'whole-spices': {
        name: 'Whole Spices',
        description:
          'Pepper is weighed by the liter: a 550 g/l berry is denser than a 500. Cardamom goes by pod size and color, cinnamon by the thickness of the quill.',
      },
      'ground-spices': {
        name: 'Ground Spices',
        description:
          'Once it is ground, you buy on a figure. Paprika runs from 60 to 240 ASTA, turmeric is rated by curcumin, chili by Scoville heat.',
      },
      'saffron-aromatics': {
        name: 'Saffron & Aromatics',
        description:
          'ISO 3632 sorts saffron into three categories by coloring strength, so a laboratory can settle what the tin only claims. Beside it stand the sour and the sweet: sumac, dried lime, vanilla.',
      },
      'spice-blends': {
        name: 'Spice Blends',
        description:
          'Each name covers a family of recipes, and no two houses mix it alike. Za’atar carries sesame and curry powder may carry mustard: ask for the allergen statement with the sample.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Spices?',
    items: [
      {
        icon: 'drop',
        title: 'Dry to Specification',
        description: `Moisture ${limits.spiceMoisture}. Damp spice cakes in the sack and molds; dry spice pours.`,
      },
      {
        icon: 'scale',
        title: 'Graded by Figure',
        description:
          'Pepper in g/l, paprika in ASTA, saffron under ISO 3632. Write the number into your order and any laboratory can check it.',
      },
      {
        icon: 'box',
        title: 'Packs That Fit',
        description: `Small ones to hand out among kitchens, large ones to tip into a hopper: ${packs.spices}.`,
      },
      {
        icon: 'certificate',
        title: 'Papers on Request',
        description:
          'Specification sheet, certificate of analysis, certificate of origin, phytosanitary certificate: say which you need with the inquiry.',
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'Moisture, packs and quantities are ours. Density, color and saffron grade are the trade’s own scales.',
    rows: [
      { label: 'Moisture', value: limits.spiceMoisture, note: 'Dry enough to pour and to keep' },
      { label: 'Packaging', value: packs.spices, note: 'Multiwall paper bags, or PP bags with a liner' },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to} loads` },
      { label: 'Black pepper density', value: '500 or 550 g/l', note: 'A liter of fuller berries weighs more' },
      { label: 'Paprika color', value: '60–240 ASTA', note: 'Extractable color: the higher, the redder the dish' },
      { label: 'Saffron grade', value: 'ISO 3632', note: 'Categories I, II and III' },
      { label: 'Papers', value: 'on request', note: 'Analysis, origin, phytosanitary, allergens' },
    ],
  },
  callToAction: {
    title: 'Which spice, which grade, how many kilos?',
    text: `Three answers from you start a quote. Ours comes ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'spices'>>
