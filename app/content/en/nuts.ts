import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { bulk, limits, packs, response } from './facts.ts'

export const nuts = {
  name: 'Nuts',
  summary: 'Kernels and in shell, by count and grade',
  packs: packs.nuts,
  meta: {
    title: 'Wholesale Nuts by Count and Grade',
    description: `Almonds, cashews, pistachios, walnuts, hazelnuts and peanuts by count and grade. Moisture ${limits.nutMoisture}, foreign matter ${limits.nutForeignMatter}, ${packs.nuts} packs.`,
  },
  hero: {
    title: 'Nuts',
    lead: `Kernels and in-shell nuts, sold by count and grade and packed from ${packs.nuts}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Nut Categories',
    remark: 'Counts are nuts per ounce for almonds, pistachios and peanuts, and kernels per pound for cashews.',
    items: {
      almonds: {
        name: 'Almonds',
        description:
          'The count is nuts to the ounce, so 18/20 is the large one and 27/30 the small. An even count roasts evenly.',
      },
      cashews: {
        name: 'Cashews',
        description:
          'W stands for white wholes and the figure for kernels in a pound. Splits and pieces taste the same, and in a sauce nobody counts.',
      },
      pistachios: {
        name: 'Pistachios',
        description:
          'In shell for the snack bowl, as kernels for pastry and ice cream. Peeled kernels show the green that a filling is judged by.',
      },
      'walnuts-pecans': {
        name: 'Walnuts & Pecans',
        description:
          'Two nuts, two rules. Walnut kernels are priced by color, lightest first; pecan halves by how many make a pound.',
      },
      'hazelnuts-macadamias': {
        name: 'Hazelnuts & Macadamias',
        description:
          'Hazelnuts are sieved and sold by the millimeter. Macadamias go by style, where 1 is whole kernels and 4 is halves.',
      },
      'peanuts-other-nuts': {
        name: 'Peanuts & Other Nuts',
        description:
          'Peanuts for the fryer, the coating drum and the grinder, again by count per ounce. With them, the nuts that a pesto or a mix needs.',
      },
    },
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
} satisfies CategoryWords<GroupId<'nuts'>>
