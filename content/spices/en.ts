import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/en/actions.ts'
import { bulk, limits, packs, response } from '../site/en/facts.ts'
import { fullList, onCertificate, publicStandards } from '../site/en/phrases.ts'

export const words = {
  name: 'Spices',
  summary: 'Whole and ground spices, saffron and blends',
  packs: packs.spices,
  meta: {
    title: 'Wholesale Spices in Dubai, Whole and Ground',
    description: `Seed, whole and ground spices, saffron and blends for food businesses. Packs of ${packs.spices}; bulk supply from ${bulk.from}. Grades, codes and names.`,
  },
  hero: {
    title: 'Spices',
    lead: `Seed, whole and ground spices, saffron and blends. Packs of ${packs.spices}; bulk supply from ${bulk.from}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Spice Categories',
    remark: `The small text with a name is its grade, its form or another name. ${fullList}`,
    items: {
      'seed-spices': {
        name: 'Seed Spices',
        description:
          'Seeds are graded by purity: the less stalk and dust, the higher the grade. Whole seeds keep their aroma longer than ground spices.',
      },
      'whole-spices': {
        name: 'Whole Spices',
        description:
          'Pepper is graded by the weight of one liter: 550 g/l is denser than 500 g/l. Cardamom is graded by pod size and color, cinnamon by the thickness of the quill.',
      },
      'ground-spices': {
        name: 'Ground Spices',
        description:
          'Ground spices are ordered by a figure: paprika by color in ASTA, turmeric by curcumin, chili by Scoville heat. For chili, also ask for the aflatoxin result.',
      },
      'saffron-aromatics': {
        name: 'Saffron & Aromatics',
        description:
          'Saffron is ordered by cut (negin, sargol, pushal) and by its ISO 3632 category. A laboratory can check the category. This group also has sumac, dried limes and vanilla.',
      },
      'spice-blends': {
        name: 'Spice Blends',
        description:
          'Recipes differ from maker to maker. Za’atar contains sesame, and curry powder may contain mustard: ask for the allergen statement with your sample.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Spices?',
    items: [
      {
        icon: 'drop',
        title: `Moisture ${limits.spiceMoisture}`,
        description: 'Dry spices pour easily and keep well in a dry store.',
      },
      {
        icon: 'scale',
        title: 'Grades You Can Check',
        description: 'Order pepper by g/l, paprika by ASTA, saffron by ISO 3632. A laboratory can confirm each figure.',
      },
      {
        icon: 'box',
        title: 'Small and Large Packs',
        description: `Packs of ${packs.spices}; bulk supply from ${bulk.from}. You can buy for one kitchen or for a production line.`,
      },
      {
        icon: 'certificate',
        title: 'Certified Quality',
        description:
          'Our certifications include ISO 9001:2015 and HACCP. Ask for the certificate of analysis before you order.',
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'These are our own figures. For samples, call us.',
    rows: [
      { label: 'Moisture', value: limits.spiceMoisture, note: 'Dry spices. Vanilla beans are sold moist' },
      { label: 'Packaging', value: packs.spices, note: 'PP bags with a liner are common in the trade' },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to}` },
      { label: 'Aflatoxin, pesticide residues', value: 'on request', note: onCertificate },
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
      { label: 'Black pepper density', value: '500 or 550 g/l', note: 'Two common grades: the weight of one liter' },
      { label: 'Paprika color', value: '60–240 ASTA', note: 'The higher the figure, the stronger the color' },
      { label: 'Chili heat', value: 'Scoville', note: 'The higher the figure, the hotter the chili' },
      { label: 'Saffron category', value: 'ISO 3632', note: 'I, II or III; category\u00a0I has the strongest color' },
    ],
  },
  callToAction: {
    title: 'Which spice, grade and quantity?',
    text: `Add the pack size, the destination and the documents you need. Our sales team answers ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'spices'>>
