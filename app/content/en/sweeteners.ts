import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { bulk, limits, packs, response } from './facts.ts'

export const sweeteners = {
  name: 'Sweeteners',
  summary: 'Sugar to ICUMSA 45, honey, syrups, stevia',
  packs: packs.onRequest,
  meta: {
    title: 'Natural Sweeteners: Sugar, Honey, Syrups',
    description: `White sugar to ${limits.sugarColor}, raw and palm sugars, honey, syrups, stevia and erythritol for bakeries and beverage makers. In bulk from ${bulk.from} to ${bulk.to} loads.`,
  },
  hero: {
    title: 'Natural Sweeteners',
    lead: `From ${limits.sugarColor} white sugar to sidr honey: crystal, block, syrup and extract, in bulk from ${bulk.from}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Sweetener Categories',
    remark: 'From the whitest crystal to sweetness without sugar.',
    items: {
      sugars: {
        name: 'Sugars',
        description:
          'Refined sucrose, told apart by grain and color. Caster creams without grit, icing dusts, cubes portion themselves.',
      },
      'unrefined-sugars': {
        name: 'Unrefined Sugars',
        description:
          'Cane juice and palm sap, boiled down and left brown: what refining takes out is the caramel. They hold more water than white sugar, so keep the bag closed.',
      },
      honey: {
        name: 'Honey',
        description:
          'The flower gives the name, water and heat decide the rest. Too much water and it ferments; too much heat and HMF climbs.',
      },
      'syrups-molasses': {
        name: 'Syrups & Molasses',
        description:
          'Sugar already in solution: it pours, it pumps, and it keeps a crumb moist. Glucose is ordered by DE, which says how far the starch has been turned to sugar.',
      },
      'sugar-free-sweeteners': {
        name: 'Low-Calorie Sweeteners',
        description:
          'Stevia and monk fruit sweeten by the gram, erythritol and xylitol by the spoon. Most recipes use one of each: one for strength, one for bulk.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Sweeteners?',
    items: [
      {
        icon: 'flask',
        title: 'Whiteness in Figures',
        description: `${limits.sugarColor} is a color reading taken in solution. Raw sugar reads in the hundreds and beyond.`,
      },
      {
        icon: 'drop',
        title: 'Low Moisture, Low Ash',
        description: `White sugar with moisture and ash ${limits.sugarMoistureAndAsh} flows from the bag and dissolves clear.`,
      },
      {
        icon: 'hand',
        title: 'A Form for Each Recipe',
        description: 'Grain, powder, cube, block, syrup, extract. Say what it goes into and the form follows.',
      },
      {
        icon: 'truck',
        title: 'One Sack or Many Tons',
        description: `Quantities begin at ${bulk.from} and go up to ${bulk.to} loads. Name yours and the quote is made for it.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'The sugar figures are ours. Honey, syrup and stevia lines quote the public standard named beside them.',
    rows: [
      { label: 'Sugar polarization', value: limits.sugarPolarization, note: 'Degrees Z; pure sucrose reads 100' },
      { label: 'Sugar moisture and ash', value: limits.sugarMoistureAndAsh, note: 'White refined sugar' },
      { label: 'Sugar color grade', value: limits.sugarColor, note: 'The lower the number, the whiter the sugar' },
      { label: 'Honey moisture', value: 'at most 20%', note: 'EU honey directive; baker’s honey may hold 23%' },
      { label: 'Honey HMF', value: 'at most 40 mg/kg', note: 'EU honey directive, except baker’s honey' },
      { label: 'Maple syrup solids', value: '66° Brix minimum', note: 'U.S. grade standard' },
      { label: 'Stevia purity', value: '95% minimum', note: 'Steviol glycosides, dry basis, as JECFA specifies' },
      { label: 'Packaging', value: 'on request', note: 'Paper bags for sugar, pails and drums for honey and syrups' },
    ],
  },
  applications: {
    title: 'Popular Applications',
    items: [
      {
        title: 'Bakery & Confectionery',
        description:
          'Icing sugar for glazes, glucose against graining in fondant, dark brown sugar for chew, honey for a crust that colors early.',
      },
      {
        title: 'Beverage Industry',
        description: `A clear soda shows every tint, hence ${limits.sugarColor}. For the sugar-free line, stevia with erythritol.`,
      },
      {
        title: 'Food Processing',
        description:
          'Sugar in jams and cures, molasses in sauces and marinades, date syrup where the label should say fruit.',
      },
    ],
  },
  callToAction: {
    title: 'How fine, how white, how many tons?',
    text: `Tell us which sugar, honey or syrup you use now. We answer ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'sweeteners'>>
