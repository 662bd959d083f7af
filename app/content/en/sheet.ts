import type { Stated } from '#app/catalogue/stated.ts'
import type { InquiryPart } from '../inquiryParts.ts'
import type { Action, Specification } from '../types.ts'
import { bulk, dispatchBefore, limits, packs, response } from './facts.ts'

const lines: Record<Stated, Specification> = {
  spiceMoisture: { label: 'Moisture', value: limits.spiceMoisture, note: 'dry spices, by weight' },
  spicePacks: { label: 'Packs', value: packs.spices, note: 'tell us the size' },
  nutMoisture: { label: 'Moisture', value: limits.nutMoisture, note: 'nuts, by weight' },
  nutForeignMatter: { label: 'Foreign matter', value: limits.nutForeignMatter, note: 'nuts, by weight' },
  nutPacks: { label: 'Packs', value: packs.nuts, note: 'nuts; tell us the size' },
  sugarPolarization: { label: 'Polarization', value: limits.sugarPolarization, note: 'refined white sugar' },
  sugarMoistureAndAsh: { label: 'Moisture and ash', value: limits.sugarMoistureAndAsh, note: 'refined white sugar' },
  sugarColor: { label: 'Color', value: limits.sugarColor, note: 'refined white sugar' },
  teaMoisture: { label: 'Moisture', value: limits.teaMoisture, note: 'tea, by weight' },
  coffeeMoisture: { label: 'Moisture', value: limits.coffeeMoisture, note: 'green coffee, by weight' },
  beveragePacks: { label: 'Packs', value: packs.beverages, note: 'vacuum packed' },
  beverageResidues: { label: 'Pesticide residue', value: 'within limits', note: 'international limits' },
  beverageBlending: { label: 'Custom blending', value: 'available', note: 'and particle size grading' },
  bulk: { label: 'Bulk supply', value: `from ${bulk.from}`, note: `up to ${bulk.to}` },
  dispatch: { label: 'Dispatch', value: 'same day', note: `orders before ${dispatchBefore}` },
  response: { label: 'Answer', value: response, note: 'from our sales team' },
}

/** What every specification sheet says. */
export const sheet = {
  kind: 'Specification sheet',
  /** Under a group's list on its category page. */
  link: '{name} specification sheet',
  quote: { label: 'Request Quote', to: '/contact' } satisfies Action,
  print: 'Print this sheet',
  samples: { label: 'Call for Samples', to: 'tel' } satisfies Action,
  columns: {
    product: 'Product',
    meaning: 'What it means',
    arabic: 'Arabic',
    hindi: 'Hindi, Urdu',
    botanical: 'Botanical name',
    species: 'Species',
    names: 'Names',
    hs: 'HS code',
    grams: 'Grams each',
  },
  none: 'none',
  upTo: 'up to {value}',
  over: 'over {value}',
  grams: '{value}\u00a0g',
  millimeters: '{value}\u00a0mm',
  percent: '{value}%',
  yes: 'yes',
  no: 'no',
  askBroker: 'ask your broker',
  codes:
    'HS codes are the first six digits of the 2022 edition; the GCC tariff adds more. Your customs broker has the last word.',
  ours: { title: 'Our figures', remark: 'What we state for {name}.', lines },
  references: {
    title: 'Public references',
    remark: 'Quoted from others, for orientation. None of it is our promise: the contract governs.',
    standards: 'Standards',
    allProducts: 'All on this sheet',
    allergen: 'Allergen class',
    classes: 'As in EU Regulation 1169/2011, Annex II. No class named does not mean free of it: ask for the statement.',
    noClass: 'None named for these products. That does not mean free of allergens: ask for the statement.',
  },
  inquiry: {
    title: 'Write to us like this',
    jump: 'Your inquiry',
    /** The one promise of an answer, beside the button. */
    promise: `Our sales team answers ${response}.`,
    /** On the button that carries the sentence into the form. */
    carry: 'Start your inquiry with this',
    parts: {
      product: 'Product',
      grade: 'Grade',
      quantity: 'Quantity',
      packing: 'Packing',
      destination: 'Destination',
      documents: 'Documents',
    } satisfies Record<InquiryPart, string>,
  },
  neighbors: { label: 'Other sheets', previous: 'Previous sheet', next: 'Next sheet', all: 'All of' },
}
