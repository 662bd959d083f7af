import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/en/actions.ts'
import { bulk, limits, packs, response } from '../site/en/facts.ts'
import { fullList, onCertificate, publicStandards } from '../site/en/phrases.ts'

export const words = {
  name: 'Nuts',
  summary: 'Kernels and nuts in shell, by count and grade',
  packs: packs.nuts,
  meta: {
    title: 'Wholesale Nuts in Dubai, by Count and Grade',
    description: `Almonds, cashews, pistachios, walnuts, hazelnuts and peanuts by count and grade. Moisture ${limits.nutMoisture}. Packs of ${packs.nuts}; bulk supply from ${bulk.from}.`,
  },
  hero: {
    title: 'Nuts',
    lead: `Kernels and nuts in shell, by count and grade. Packs of ${packs.nuts}; bulk supply from ${bulk.from}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Nut Categories',
    remark: `A count says how many nuts are in one ounce or one pound: the lower the count, the larger the nut. ${fullList}`,
    items: {
      almonds: {
        name: 'Almonds',
        description:
          'The count is the number of almonds in one ounce: of these five, 18/20 is the largest and 27/30 the smallest. Almonds of one size roast evenly.',
      },
      cashews: {
        name: 'Cashews',
        description:
          'W means white whole kernels, and the figure is the highest number in one pound: W180 is the largest. Splits and pieces are for sauces, fillings and toppings.',
      },
      pistachios: {
        name: 'Pistachios',
        description:
          'In shell for snacks, by count per ounce. Kernels are for pastry and ice cream; peeled kernels show the strongest green.',
      },
      'walnuts-pecans': {
        name: 'Walnuts & Pecans',
        description:
          'Walnut kernels are graded by color, from light to dark. Pecan halves are graded by the number in one pound.',
      },
      'hazelnuts-macadamias': {
        name: 'Hazelnuts & Macadamias',
        description:
          'Hazelnuts are sorted by size in millimeters. Macadamias are sold by style: style 1 is whole kernels, style 4 is halves.',
      },
      'peanuts-other-nuts': {
        name: 'Peanuts & Other Nuts',
        description:
          'Peanuts are sold by count per ounce, for frying, coating and peanut butter. This group also has pine nuts and Brazil nuts.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Nuts?',
    items: [
      {
        icon: 'scale',
        title: 'Sized by Count',
        description: 'Order one size and check it on your own scale. The guides explain how.',
      },
      {
        icon: 'drop',
        title: `Moisture ${limits.nutMoisture}`,
        description: 'Damp kernels turn soft, then moldy. Ask for the figure on the certificate of analysis.',
      },
      {
        icon: 'sieve',
        title: 'Clean Kernels',
        description: `Foreign matter is ${limits.nutForeignMatter}: less than one gram in a kilo. You have less sorting to do.`,
      },
      {
        icon: 'box',
        title: 'Small and Large Packs',
        description: `Packs of ${packs.nuts}; bulk supply from ${bulk.from}. You can buy for a pastry kitchen or for a roasting line.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'These are our own figures. For samples, call us.',
    rows: [
      { label: 'Moisture', value: limits.nutMoisture, note: 'By weight' },
      { label: 'Foreign matter', value: limits.nutForeignMatter, note: 'Less than one gram in a kilo' },
      { label: 'Packaging', value: packs.nuts, note: 'Vacuum bags in cartons are common in the trade' },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to}` },
      { label: 'Aflatoxin', value: 'on request', note: onCertificate },
      {
        label: 'Documents',
        value: 'on request',
        note: 'Specification sheet; certificates of analysis and origin; phytosanitary certificate; allergen statement',
      },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      { label: 'Almond count', value: '18/20 to 27/30', note: 'Kernels in one ounce' },
      { label: 'Cashew grade', value: 'W180 to W450', note: 'White whole kernels in one pound, at most; ISO 6477' },
      { label: 'Pistachio count', value: '18–20 to 26–30', note: 'Nuts in shell in one ounce' },
      { label: 'Peanut count', value: '38/42 and 50/60', note: 'Kernels in one ounce' },
      { label: 'Hazelnut size', value: '11–13 and 13–15 mm', note: 'Diameter of the kernel' },
      {
        label: 'Standards for kernels',
        value: 'UNECE DDP',
        note: 'DDP-06 almonds, DDP-17 cashews, DDP-02 walnuts, DDP-04 hazelnuts',
      },
    ],
  },
  callToAction: {
    title: 'Which nut, count and quantity?',
    text: `Add the pack size, the destination and your market’s aflatoxin limit. Our sales team answers ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'nuts'>>
