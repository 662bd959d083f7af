import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { categories } from './categories.ts'
import { bulk, limits, packs, response } from './facts.ts'
import type { CategoryContent } from './types.ts'

const { path, picture } = categories.nuts

export const nuts = {
  ...categories.nuts,
  meta: {
    path,
    title: 'Wholesale Nuts by Count and Grade',
    description: `Almonds, cashews, pistachios, walnuts, hazelnuts and peanuts by count and grade. Moisture ${limits.nutMoisture}, foreign matter ${limits.nutForeignMatter}, ${packs.nuts} packs.`,
    picture,
  },
  hero: {
    title: 'Nuts',
    lead: `Kernels and in-shell nuts, sold by count and grade and packed from ${packs.nuts}.`,
    picture,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Nut Categories',
    remark: 'Counts are nuts per ounce for almonds, pistachios and peanuts, and kernels per pound for cashews.',
    items: [
      {
        name: 'Almonds',
        description:
          'The count is nuts to the ounce, so 18/20 is the large one and 27/30 the small. An even count roasts evenly.',
        picture: 'almonds',
        products: [
          { name: 'Natural Almonds 18/20', note: 'per oz' },
          { name: 'Natural Almonds 20/22', note: 'per oz' },
          { name: 'Natural Almonds 23/25', note: 'per oz' },
          { name: 'Natural Almonds 25/27', note: 'per oz' },
          { name: 'Natural Almonds 27/30', note: 'per oz' },
          { name: 'Blanched Almonds', note: 'whole' },
          { name: 'Sliced Almonds', note: 'natural or blanched' },
          { name: 'Almond Flour', note: 'blanched' },
        ],
      },
      {
        name: 'Cashews',
        description:
          'W stands for white wholes and the figure for kernels in a pound. Splits and pieces taste the same, and in a sauce nobody counts.',
        picture: 'cashews',
        products: [
          { name: 'Cashews W180', note: 'up to 180 per lb' },
          { name: 'Cashews W240', note: 'up to 240 per lb' },
          { name: 'Cashews W320', note: 'up to 320 per lb' },
          { name: 'Cashews W450', note: 'up to 450 per lb' },
          { name: 'Cashew Splits', note: 'WS' },
          { name: 'Large Cashew Pieces', note: 'LWP' },
          { name: 'Small Cashew Pieces', note: 'SWP' },
        ],
      },
      {
        name: 'Pistachios',
        description:
          'In shell for the snack bowl, as kernels for pastry and ice cream. Peeled kernels show the green that a filling is judged by.',
        picture: 'pistachios',
        products: [
          { name: 'In-Shell Pistachios 18–20', note: 'per oz' },
          { name: 'In-Shell Pistachios 21–25', note: 'per oz' },
          { name: 'In-Shell Pistachios 26–30', note: 'per oz' },
          { name: 'Pistachio Kernels', note: 'skin on' },
          { name: 'Peeled Pistachio Kernels', note: 'green' },
          { name: 'Pistachio Pieces' },
        ],
      },
      {
        name: 'Walnuts & Pecans',
        description:
          'Two nuts, two rules. Walnut kernels are priced by color, lightest first; pecan halves by how many make a pound.',
        picture: 'walnuts',
        products: [
          { name: 'Walnuts in Shell' },
          { name: 'Walnut Halves', note: 'by color' },
          { name: 'Walnut Quarters', note: 'by color' },
          { name: 'Walnut Pieces' },
          { name: 'Pecan Halves', note: 'count per lb' },
          { name: 'Pecan Pieces' },
        ],
      },
      {
        name: 'Hazelnuts & Macadamias',
        description:
          'Hazelnuts are sieved and sold by the millimeter. Macadamias go by style, where 1 is whole kernels and 4 is halves.',
        picture: 'hazelnuts',
        products: [
          { name: 'Hazelnut Kernels 11–13 mm', note: 'natural' },
          { name: 'Hazelnut Kernels 13–15 mm', note: 'natural' },
          { name: 'Blanched Hazelnuts', note: 'whole' },
          { name: 'Hazelnut Flour' },
          { name: 'Whole Macadamias', note: 'style 1' },
          { name: 'Macadamia Halves', note: 'style 4' },
        ],
      },
      {
        name: 'Peanuts & Other Nuts',
        description:
          'Peanuts for the fryer, the coating drum and the grinder, again by count per ounce. With them, the nuts that a pesto or a mix needs.',
        picture: 'peanuts',
        products: [
          { name: 'Peanuts 38/42', note: 'per oz' },
          { name: 'Peanuts 50/60', note: 'per oz' },
          { name: 'Blanched Peanuts', note: 'skin off' },
          { name: 'Peanuts in Shell' },
          { name: 'Pine Nuts' },
          { name: 'Brazil Nuts' },
        ],
      },
    ],
  },
  features: {
    title: 'Why Choose Our Nuts?',
    items: [
      {
        icon: 'scale',
        title: 'Sized by Count',
        description: 'A count is the easiest grade to verify. Weigh out an ounce and count what is on the scale.',
      },
      {
        icon: 'drop',
        title: 'Dry Kernels',
        description: `A dry kernel snaps; a damp one bends and goes stale. Moisture here is ${limits.nutMoisture}.`,
      },
      {
        icon: 'sieve',
        title: 'Clean Kernels',
        description: `Foreign matter ${limits.nutForeignMatter} by weight. In a kilo, that is less than one gram.`,
      },
      {
        icon: 'box',
        title: 'Packs for Bench and Line',
        description: `From ${packs.nuts}: the small ones for the pastry bench, the large ones for the roasting line.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'The first four lines are ours. Counts and sizes are the trade’s own grades, to order by.',
    rows: [
      { label: 'Moisture', value: limits.nutMoisture, note: 'By weight' },
      { label: 'Foreign matter', value: limits.nutForeignMatter, note: 'Less than a gram in a kilo' },
      { label: 'Packaging', value: packs.nuts, note: 'Vacuum bricks, cartons and lined bags' },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to} loads` },
      { label: 'Almond count', value: '18/20 to 27/30', note: 'Nuts per ounce' },
      { label: 'Cashew grade', value: 'W180 to W450', note: 'White wholes, kernels per pound' },
      { label: 'Hazelnut size', value: '11–15 mm', note: 'In two bands, 11–13 and 13–15' },
      { label: 'Papers', value: 'on request', note: 'Analysis, origin, phytosanitary, allergens' },
    ],
  },
  callToAction: {
    title: 'Name the nut, the count and the quantity',
    text: `Our sales team answers ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryContent
