import type { GroupId } from '../schema/ids.ts'
import type { CategoryWords } from '../schema/words.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/en/actions.ts'
import { bulk, limits, packs, response } from '../site/en/facts.ts'
import { fullList, publicStandards } from '../site/en/phrases.ts'

export const words = {
  name: 'Tea & Beverages',
  summary: 'Tea, coffee, herbal infusions and drink mixes',
  packs: packs.beverages,
  meta: {
    title: 'Wholesale Tea, Coffee and Mixes in Dubai',
    description: `Tea, coffee, herbal teas, matcha and drink mixes for cafes, hotels and retailers. Vacuum packed. Packs of ${packs.beverages}; bulk supply from ${bulk.from}.`,
  },
  hero: {
    title: 'Tea & Beverages',
    lead: `Tea, coffee, herbal teas and drink mixes. Packs of ${packs.beverages}; bulk supply from ${bulk.from}. Custom blending is available.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Beverage Categories',
    remark: `For hotels, cafes, beverage producers and retailers. ${fullList}`,
    items: {
      'tea-varieties': {
        name: 'Tea Varieties',
        description:
          'White, green, oolong and black tea come from one plant. Oxidation makes the difference. Small leaf grades brew faster than whole leaf.',
      },
      'coffee-products': {
        name: 'Coffee Products',
        description:
          'Green beans are ordered by species, screen size and defect count. Ground coffee is ordered by machine or by grind.',
      },
      'herbal-teas': {
        name: 'Herbal Teas',
        description: 'Dried flowers, leaves and roots. They do not come from the tea plant and have no caffeine.',
      },
      'beverage-mixes': {
        name: 'Beverage Mixes',
        description:
          'Powders to mix with water or milk, and ready drinks. Ask for the list of ingredients: you need it for your label.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Beverages?',
    items: [
      {
        icon: 'star',
        title: 'Premium Origins',
        description: 'Order by origin. The certificate of origin, on request, shows where your tea or coffee grew.',
      },
      {
        icon: 'leaf',
        title: 'Fresh Processing',
        description: 'Our tea and coffee are vacuum packed, so that they keep their aroma.',
      },
      {
        icon: 'sieve',
        title: 'Grade Varieties',
        description:
          'Particle size is graded: from whole leaf to dust for tea, from coarse to fine for coffee. You order the size that fits your pot, tea bag or machine.',
      },
      {
        icon: 'flask',
        title: 'Quality Tested',
        description: `Tea moisture is ${limits.teaMoisture}, green coffee moisture ${limits.coffeeMoisture}. Pesticide residue is within international limits. Ask for the certificate of analysis.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'These are our own figures. For samples, call us.',
    rows: [
      { label: 'Tea moisture', value: limits.teaMoisture, note: 'Tea with more moisture loses aroma and may mold' },
      { label: 'Coffee moisture', value: limits.coffeeMoisture, note: 'Green coffee: beans before roasting' },
      {
        label: 'Packaging',
        value: packs.beverages,
        note: 'Tea, coffee, herbs and powders. Energy drinks come in cans',
      },
      { label: 'Bulk supply', value: `from ${bulk.from}`, note: `Up to ${bulk.to}` },
      {
        label: 'Pesticide residue',
        value: 'within international limits',
        note: 'Results on request. Limits differ by market: name yours',
      },
      { label: 'Grading', value: 'particle size grading', note: 'Leaf grade for tea, grind for coffee' },
      { label: 'Sealing', value: 'vacuum packed', note: 'Tea, coffee, cut herbs and powders' },
      { label: 'Blending', value: 'custom blending available', note: 'Send your recipe with the inquiry' },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      { label: 'Black tea', value: 'ISO 3720', note: 'Definition and basic requirements' },
      { label: 'Green tea', value: 'ISO 11287', note: 'Definition and basic requirements' },
      { label: 'Green coffee defects', value: 'ISO 10470', note: 'Reference chart for counting defects' },
      { label: 'Roasted coffee moisture', value: 'about 5% or less', note: 'Common in the trade' },
    ],
  },
  applications: {
    title: 'Popular Applications',
    items: [
      {
        title: 'Hospitality Industry',
        description: 'Black tea for breakfast, espresso blends for the bar, herbal teas for guest rooms.',
      },
      {
        title: 'Beverage Manufacturing',
        description:
          'Tea and hibiscus for brewed drinks, instant coffee for canned coffee, matcha for lattes and ice cream.',
      },
      {
        title: 'Retail Packaging',
        description: 'Tea for tea bags or loose-leaf packs, and coffee beans to sell under your own brand.',
      },
    ],
  },
  callToAction: {
    title: 'Which tea, coffee or blend do you need?',
    text: `For a blend, send us your recipe. Our sales team answers ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'beverages'>>
