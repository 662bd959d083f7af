import { site } from '#config'
import type { Call, Fact, HeroWords, Meta, Titled } from '../../schema/words.ts'
import { pricingOrSamples, sendInquiry } from './actions.ts'
import { bulk, dispatchBefore, packs, response } from './facts.ts'

export const about = {
  meta: {
    title: 'About Us: Bulk Food Supply in Dubai',
    description:
      'A wholesale supplier of food ingredients in Dubai. Our history since 2014, our values, what you can ask us for, and our certifications: ISO 9001:2015, HACCP.',
  } satisfies Meta,
  hero: {
    title: 'See the goods first, then talk price',
    lead: `${site.brand} supplies food ingredients in bulk from Dubai to restaurants, hotels, bakeries, retailers and food manufacturers. Our sales team answers ${response}.`,
    actions: pricingOrSamples,
  } satisfies HeroWords,
  mission: {
    title: 'Our mission',
    description:
      'To supply the grade that we promised, in the quantity that you ordered, to businesses that put their own name on the food they sell.',
  } satisfies Titled,
  vision: {
    title: 'Our vision',
    description: 'To be the first supplier that a food business calls when it needs ingredients in bulk.',
  } satisfies Titled,
  highlightsLabel: 'Highlights',
  highlights: [
    { value: '10+', label: 'Years' },
    { value: '500+', label: 'Clients' },
    { value: '99.9%', label: 'Success' },
  ] satisfies Fact[],
  timeline: {
    title: 'Our history',
    items: [
      { year: '2014', title: 'Founded', description: 'The company starts to trade in food ingredients.' },
      { year: '2017', title: 'ISO 9001:2015', description: 'Our quality management system is certified.' },
      { year: '2020', title: 'Digital transformation', description: 'We move our work to digital systems.' },
      { year: '2024', title: '500+ partners', description: 'The number of our partners passes 500.' },
    ],
  },
  values: {
    title: 'Our values',
    items: [
      {
        title: 'Grade before price',
        description: 'First we agree on product, grade and packing. Then we quote a price for exactly that.',
      },
      {
        title: 'Say what is in the sack',
        description: 'We name the product and its grade in the words and figures of the trade, so you can check them.',
      },
      {
        title: 'Answer every question',
        description: 'A price, a sample, a document: every question gets a reply, even if the reply is no.',
      },
      {
        title: 'Keep to the time',
        description: `Orders before ${dispatchBefore} are dispatched the same day, so you know when your goods leave.`,
      },
    ] satisfies Titled[],
  },
  capabilities: {
    title: 'What you can ask us for',
    items: [
      { title: 'Bulk supply', description: `Products of all seven categories, from ${bulk.from} to ${bulk.to}.` },
      {
        title: 'Pack sizes',
        description: `Spices and beverages in packs of ${packs.spices}, nuts in packs of ${packs.nuts}. For other categories, ask us.`,
      },
      {
        title: 'Custom blending',
        description: 'Tea and beverage blends to your recipe. Send the recipe with your inquiry.',
      },
      {
        title: 'Custom sourcing',
        description: 'A product that is not on these pages. Send us its name, specification and quantity.',
      },
      { title: 'Samples', description: 'See, smell and taste the goods before you decide. Call us for samples.' },
      {
        title: 'Documents on request',
        description:
          'Specification sheet, certificates of analysis and origin, phytosanitary certificate, copy of the halal certificate, allergen statement.',
      },
    ] satisfies Titled[],
  },
  certifications: {
    title: 'Certifications',
    remark: 'Our certificates and registrations, and what each one means. Copies are available on request.',
    items: [
      { title: 'ISO 9001:2015', description: 'The international standard for quality management systems.' },
      {
        title: 'HACCP',
        description: 'A food safety system. It finds the steps where food can become unsafe and controls them.',
      },
      { title: 'FSSAI', description: 'Food business license of the Food Safety and Standards Authority of India.' },
      { title: 'GST', description: 'Registration for India’s Goods and Services Tax.' },
    ] satisfies Titled[],
  },
  callToAction: {
    title: 'Try a sample of the grade you need',
    text: 'Call us for samples, or send the product, grade and quantity.',
    actions: sendInquiry,
  } satisfies Call,
}
