import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { categories } from './categories.ts'
import { bulk, limits, packs, response } from './facts.ts'
import type { CategoryContent } from './types.ts'

const { path, picture } = categories.spices

export const spices = {
  ...categories.spices,
  meta: {
    path,
    title: 'Wholesale Spices, Whole and Ground',
    description: `Seed, whole and ground spices, saffron and blends for food businesses. Moisture ${limits.spiceMoisture}, packs of ${packs.spices}, bulk from ${bulk.from}. Answers ${response}.`,
    picture,
  },
  hero: {
    title: 'Spices',
    lead: `Seed, whole, ground and blended. Moisture ${limits.spiceMoisture}, packed from ${packs.spices}.`,
    picture,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Spice Categories',
    remark: 'Beside a name stands what the trade tells it by: density, color, size, heat or form.',
    items: [
      {
        name: 'Seed Spices',
        description:
          'The grade is the purity: how much of the sack is seed, and how little is stalk and dust. Whole seed holds its oil until you toast it or grind it.',
        picture: 'seed-spices',
        products: [
          { name: 'Cumin Seed', note: 'by purity' },
          { name: 'Coriander Seed', note: 'whole or split' },
          { name: 'Fennel Seed' },
          { name: 'Fenugreek Seed' },
          { name: 'Yellow Mustard Seed' },
          { name: 'Brown Mustard Seed' },
          { name: 'Nigella Seed', note: 'kalonji' },
          { name: 'Caraway Seed' },
        ],
      },
      {
        name: 'Whole Spices',
        description:
          'Pepper is weighed by the liter: a 550 g/l berry is denser than a 500. Cardamom goes by pod size and color, cinnamon by the thickness of the quill.',
        picture: 'whole-spices',
        products: [
          { name: 'Black Peppercorns', note: '500 or 550 g/l' },
          { name: 'White Peppercorns' },
          { name: 'Green Cardamom', note: 'by pod size' },
          { name: 'Cloves' },
          { name: 'Ceylon Cinnamon', note: 'quills' },
          { name: 'Cassia', note: 'bark' },
          { name: 'Star Anise', note: 'whole or broken' },
          { name: 'Nutmeg', note: 'shelled' },
          { name: 'Mace', note: 'blades' },
          { name: 'Bay Leaves' },
        ],
      },
      {
        name: 'Ground Spices',
        description:
          'Once it is ground, you buy on a figure. Paprika runs from 60 to 240 ASTA, turmeric is rated by curcumin, chili by Scoville heat.',
        picture: 'ground-spices',
        products: [
          { name: 'Turmeric Powder', note: 'by curcumin' },
          { name: 'Paprika', note: '60–240 ASTA' },
          { name: 'Chili Powder', note: 'by Scoville' },
          { name: 'Ginger Powder' },
          { name: 'Garlic Powder' },
          { name: 'Onion Powder' },
          { name: 'Ground Cumin' },
          { name: 'Ground Coriander' },
          { name: 'Ground Black Pepper', note: 'by mesh' },
        ],
      },
      {
        name: 'Saffron & Aromatics',
        description:
          'ISO 3632 sorts saffron into three categories by coloring strength, so a laboratory can settle what the tin only claims. Beside it stand the sour and the sweet: sumac, dried lime, vanilla.',
        picture: 'saffron',
        products: [
          { name: 'Saffron Threads', note: 'ISO 3632' },
          { name: 'Saffron Powder', note: 'ISO 3632' },
          { name: 'Sumac', note: 'ground' },
          { name: 'Dried Limes', note: 'loomi, whole' },
          { name: 'Dried Lime Powder' },
          { name: 'Vanilla Beans' },
          { name: 'Vanilla Powder' },
        ],
      },
      {
        name: 'Spice Blends',
        description:
          'Each name covers a family of recipes, and no two houses mix it alike. Za’atar carries sesame and curry powder may carry mustard: ask for the allergen statement with the sample.',
        picture: 'spice-blends',
        products: [
          { name: 'Garam Masala' },
          { name: 'Baharat' },
          { name: 'Ras el Hanout' },
          { name: 'Za’atar', note: 'with sesame' },
          { name: 'Curry Powder' },
          { name: 'Biryani Masala' },
        ],
      },
    ],
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
} satisfies CategoryContent
