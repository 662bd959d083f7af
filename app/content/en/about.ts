import { site } from '#config'
import type { Fact, Titled } from '../types.ts'
import type { HeroWords, Meta } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, dispatchBefore, packs, response } from './facts.ts'

export const about = {
  meta: {
    title: 'About Us: Bulk Food Supply since 2014',
    description:
      'A wholesale supplier of food ingredients in Dubai: what we hold to, what you can ask of us, and the certificates, among them ISO 9001:2015 and HACCP.',
  } satisfies Meta,
  hero: {
    title: 'Open the sack, then talk price',
    lead: `${site.brand} supplies food ingredients in bulk, from Dubai, to people who cook, bake and pack for a living.`,
    actions: pricingOrSamples,
  } satisfies HeroWords,
  mission: {
    title: 'Our mission',
    description:
      'To supply the grade that was promised, in the quantity that was ordered, to people who put their own name on the plate and the packet.',
  } satisfies Titled,
  vision: {
    title: 'Our vision',
    description: 'To be the first number that a food business dials when it needs an ingredient by the ton.',
  } satisfies Titled,
  highlightsLabel: 'Highlights',
  highlights: [
    { value: '10+', label: 'Years' },
    { value: '500+', label: 'Clients' },
    { value: '99.9%', label: 'Success' },
  ] satisfies Fact[],
  timeline: {
    title: 'Since 2014',
    items: [
      { year: '2014', title: 'Founded', description: 'The company starts to trade in food ingredients.' },
      { year: '2017', title: 'ISO 9001:2015', description: 'Our quality management is certified.' },
      { year: '2020', title: 'Digital transformation', description: 'The business moves from paper to data.' },
      { year: '2024', title: '500+ partners', description: 'The number of partners passes 500.' },
    ],
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Grade before price',
        description: 'First what the goods must be, then what they cost. The wrong grade is costly at any price.',
      },
      {
        title: 'Say what is in the sack',
        description: 'A name, a grade, a figure. A word that nobody can check tells a buyer nothing.',
      },
      {
        title: 'Answer the question',
        description: `A buyer with a line to run needs a yes or a no. Inquiries are answered ${response}.`,
      },
      {
        title: 'Mind the clock',
        description: `Before ${dispatchBefore} means the same day. A time of day is worth more than “soon.”`,
      },
    ] satisfies Titled[],
  },
  capabilities: {
    title: 'What you can ask us for',
    items: [
      { title: 'Bulk supply', description: `Any of the seven lines, from ${bulk.from} to ${bulk.to} loads.` },
      {
        title: 'Packs to suit',
        description: `Spices and beverages from ${packs.spices}, nuts from ${packs.nuts}. Other lines on request.`,
      },
      {
        title: 'Custom blending',
        description: 'Tea and beverage blends, made to the recipe you send.',
      },
      { title: 'Custom sourcing', description: 'An ingredient that is not on these pages. Send its specification.' },
      { title: 'Samples', description: 'Look, smell and taste before you decide. Call for them.' },
      {
        title: 'Papers on request',
        description: 'Specification sheet, certificates of analysis and origin, phytosanitary, halal, allergens.',
      },
    ] satisfies Titled[],
  },
  certifications: {
    title: 'Certifications',
    remark: 'What each of the four marks means. Copies are available on request.',
    items: [
      { title: 'ISO 9001:2015', description: 'The international standard for quality management systems.' },
      {
        title: 'HACCP',
        description: 'A method for finding the points where food can become unsafe, and controlling them.',
      },
      { title: 'FSSAI', description: 'Food business license of the Food Safety and Standards Authority of India.' },
      { title: 'GST', description: 'Registration for India’s Goods and Services Tax.' },
    ] satisfies Titled[],
  },
}
