import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/en/actions.ts'
import { bulk, limits, packs, response } from '../site/en/facts.ts'
import { bulkSupply, fullList, onCertificate, publicStandards } from '../site/en/phrases.ts'

export const words = {
  name: 'Sweeteners',
  summary: 'Sugar, honey, syrups and sugar-free sweeteners',
  packs: packs.onRequest,
  meta: {
    title: 'Wholesale Sugar, Honey and Syrups in Dubai',
    description: `White sugar to ${limits.sugarColor}, raw and palm sugars, honey, syrups, stevia and erythritol for bakeries and beverage producers. Bulk supply from ${bulk.from}.`,
  },
  hero: {
    title: 'Natural Sweeteners',
    lead: `White sugar to ${limits.sugarColor}, unrefined sugars, honey, syrups and sugar-free sweeteners. Packs on request; bulk supply from ${bulk.from}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Sweetener Categories',
    remark: `For bakeries, beverage producers and food manufacturers. ${fullList}`,
    items: {
      sugars: {
        name: 'Sugars',
        description:
          'Refined sugar in different grain sizes and colors. Caster sugar is fine-grained for cakes, icing sugar is a powder for glazes, cubes are for tea and coffee.',
      },
      'unrefined-sugars': {
        name: 'Unrefined Sugars',
        description:
          'Cane and palm sugars that are not refined to white. Refining takes out the molasses, and with it color and taste. Keep the bags closed: these sugars hold more water than white sugar.',
      },
      honey: {
        name: 'Honey',
        description:
          'Most honey is named after its flower. Check its moisture, because honey with too much water ferments, and its HMF, which rises with heat and age.',
      },
      'syrups-molasses': {
        name: 'Syrups & Molasses',
        description:
          'Liquid sweeteners that mix easily and keep baked goods moist. Glucose syrup is ordered by DE (dextrose equivalent).',
      },
      'sugar-free-sweeteners': {
        name: 'Sugar-Free Sweeteners',
        description:
          'Stevia and monk fruit are much sweeter than sugar, so you need very little. Xylitol is used like sugar; erythritol takes 1.25 to 1.7 times as much. Check that your market permits each one.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Sweeteners?',
    items: [
      {
        icon: 'flask',
        title: `White Sugar to ${limits.sugarColor}`,
        description: `Our white sugar has color grade ${limits.sugarColor}. It does not color clear drinks, icing or syrups.`,
      },
      {
        icon: 'drop',
        title: 'Low Moisture, Low Ash',
        description: `In our white sugar, moisture and ash are ${limits.sugarMoistureAndAsh}. It flows easily and dissolves clear.`,
      },
      {
        icon: 'box',
        title: 'All Forms in One Place',
        description: 'Grains, powder, cubes, blocks, syrups and extracts. Ask for one quote for all of them.',
      },
      {
        icon: 'truck',
        title: 'From One Sack to Many Tons',
        description: `${bulkSupply}, up to ${bulk.to}. A bakery can buy one sack, a factory many tons.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'These are our own figures. For samples, call us.',
    rows: [
      { label: 'Sugar polarization', value: limits.sugarPolarization, note: 'In degrees Z. Pure sucrose has 100' },
      { label: 'Sugar moisture and ash', value: limits.sugarMoistureAndAsh, note: 'White refined sugar' },
      { label: 'Sugar color grade', value: limits.sugarColor, note: 'The lower the figure, the whiter the sugar' },
      { label: 'Packaging', value: 'on request', note: '50kg PP bags with a liner are common in the trade for sugar' },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to}` },
      { label: 'Residues in honey', value: 'on request', note: onCertificate },
      {
        label: 'Documents',
        value: 'on request',
        note: 'Specification sheet; certificates of analysis and origin; copy of the halal certificate',
      },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      { label: 'Honey moisture', value: 'at most 20%', note: 'Codex CXS 12; 23% for heather honey' },
      {
        label: 'Honey HMF',
        value: 'at most 40 mg/kg',
        note: 'Codex CXS 12; 80 mg/kg for honey of tropical origin',
      },
      { label: 'Maple syrup solids', value: '66° Brix minimum', note: 'U.S. grade standard' },
      { label: 'Stevia purity', value: '95% minimum', note: 'JECFA: steviol glycosides on a dry basis' },
    ],
  },
  applications: {
    title: 'Popular Applications',
    items: [
      {
        title: 'Bakery & Confectionery',
        description:
          'Icing sugar for glazes, glucose syrup for smooth fondant, dark brown sugar for soft cookies, honey for color and taste.',
      },
      {
        title: 'Beverage Industry',
        description: `White sugar to ${limits.sugarColor} for clear drinks. Stevia with erythritol for sugar-free drinks.`,
      },
      {
        title: 'Food Processing',
        description:
          'Sugar for jams and cured meat, molasses for sauces and marinades, date syrup for fruit bars and desserts.',
      },
    ],
  },
  callToAction: {
    title: 'Name the sweetener, form and quantity',
    text: `Or write what you use now, and how much. Our sales team answers ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'sweeteners'>>
