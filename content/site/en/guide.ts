import type { InquiryPart, Stated } from '../../schema/guides.ts'
import type { Action, Specification } from '../../schema/words.ts'
import { bulk, limits, packs, response } from './facts.ts'

const lines: Record<Stated, Specification> = {
  spiceMoisture: { label: 'Moisture', value: limits.spiceMoisture, note: 'dry spices, by weight' },
  spicePacks: { label: 'Packs', value: packs.spices, note: 'spices' },
  aromaticMoisture: { label: 'Moisture', value: limits.spiceMoisture, note: 'sumac and dried lime, by weight' },
  aromaticPacks: { label: 'Packs', value: packs.spices, note: 'sumac and dried lime; saffron by the gram' },
  aromaticBulk: { label: 'Bulk supply', value: `from ${bulk.from}`, note: 'sumac and dried lime' },
  nutMoisture: { label: 'Moisture', value: limits.nutMoisture, note: 'nuts, by weight' },
  nutForeignMatter: { label: 'Foreign matter', value: limits.nutForeignMatter, note: 'nuts, by weight' },
  nutPacks: { label: 'Packs', value: packs.nuts, note: 'nuts' },
  sugarPolarization: { label: 'Polarization', value: limits.sugarPolarization, note: 'refined white sugar' },
  sugarMoistureAndAsh: { label: 'Moisture and ash', value: limits.sugarMoistureAndAsh, note: 'refined white sugar' },
  sugarColor: { label: 'Color', value: limits.sugarColor, note: 'refined white sugar' },
  teaMoisture: { label: 'Moisture', value: limits.teaMoisture, note: 'tea, by weight' },
  coffeeMoisture: { label: 'Moisture', value: limits.coffeeMoisture, note: 'green coffee, by weight' },
  beveragePacks: { label: 'Packs', value: packs.beverages, note: 'vacuum packed' },
  herbPacks: { label: 'Packs', value: packs.beverages, note: 'cut herbs, vacuum packed' },
  beverageResidues: { label: 'Pesticide residue', value: 'within limits', note: 'international limits' },
  beverageBlending: { label: 'Custom blending', value: 'available', note: 'and particle size grading' },
  mixPacks: { label: 'Packs', value: packs.beverages, note: 'powders, vacuum packed; drinks in cans' },
  mixBlending: { label: 'Custom blending', value: 'available', note: 'powders' },
  bulk: { label: 'Bulk supply', value: `from ${bulk.from}`, note: `up to ${bulk.to}` },
}

/** What every grade guide says. */
export const guide = {
  kind: 'Grade guide',
  /** Under a group's list on its category page. */
  link: '{name} grade guide',
  quote: { label: 'Request Quote', to: '/contact' } satisfies Action,
  print: 'Print',
  samples: { label: 'Call for Samples', to: 'tel' } satisfies Action,
  columns: {
    product: 'Product',
    meaning: 'How it is sold and used',
    arabic: 'Arabic',
    hindi: 'Hindi, Urdu',
    botanical: 'Botanical name',
    species: 'Species',
    names: 'Names',
    hs: 'HS code',
    grams: 'Grams each',
  },
  upTo: 'up to {value}',
  over: 'over {value}',
  under: 'under {value}',
  atLeast: 'at least {value}',
  grams: '{value}\u00a0g',
  millimeters: '{value}\u00a0mm',
  percent: '{value}%',
  yes: 'usually',
  no: 'by recipe',
  askBroker: 'ask your broker',
  /** Its codes stand in a table of their own. */
  tabled: 'in the table above',
  ours: { title: 'Our figures', remark: 'We state these for {name}.', lines },
  references: {
    remark: 'Published by others, not by us.',
    standards: 'Standards',
    allProducts: 'All in this guide',
    allergen: 'Allergen class',
    statement: 'Ask for the allergen statement of the lot.',
    classes: 'Classes of EU Regulation 1169/2011, Annex II; GSO 9 has the same.',
    noClass: 'No allergen class is named for these products.',
  },
  inquiry: {
    title: 'Write to us like this',
    jump: 'Your inquiry',
    /** The one promise of an answer, beside the button. */
    promise: `Our sales team answers ${response}.`,
    /** On the button that carries the sentence into the form. */
    carry: 'Start your inquiry with this',
    /** The buyer's own to fill in: the form begins with the first of them selected. */
    gaps: { quantity: '[quantity]', destination: 'to [destination]' },
    parts: {
      product: 'Product',
      grade: 'Grade',
      quantity: 'Quantity',
      packing: 'Packing',
      destination: 'Destination',
      documents: 'Documents',
    } satisfies Record<InquiryPart, string>,
  },
  neighbors: { label: 'Other guides', previous: 'Previous guide', next: 'Next guide', all: 'All of' },
}
