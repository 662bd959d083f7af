import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryWords } from '../words.ts'
import { pricingOrSamples, quoteOrCategories } from './actions.ts'
import { limits, packs, response } from './facts.ts'

export const beverages = {
  name: 'Tea & Beverages',
  summary: 'Leaf, bean, herb and mix',
  packs: packs.beverages,
  meta: {
    title: 'Wholesale Tea, Coffee and Beverages',
    description: `Black to white tea, arabica and robusta, herbal teas, matcha and mixes for cafes, hotels and packers. Vacuum packed, ${packs.beverages}, custom blending available.`,
  },
  hero: {
    title: 'Tea & Beverages',
    lead: `Leaf, bean, herb and mix. Vacuum packed from ${packs.beverages}, and blended to your recipe on request.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'Beverage Categories',
    remark: 'For the urn, the espresso machine, the filling line and the shelf.',
    items: {
      'tea-varieties': {
        name: 'Tea Varieties',
        description:
          'One plant stands behind all of them. Oxidation decides between white, green, oolong and black; the size of the leaf decides how fast it brews.',
      },
      'coffee-products': {
        name: 'Coffee Products',
        description:
          'Green beans are bought by species, screen size and defect count. After the roast, what matters is the brewer: name yours and ask for the grind.',
      },
      'herbal-teas': {
        name: 'Herbal Teas',
        description: 'Flower, leaf, root and calyx. None comes from the tea bush, and none brings caffeine.',
      },
      'beverage-mixes': {
        name: 'Beverage Mixes',
        description:
          'Powders that want water or milk and a whisk, and drinks that want neither. Ask for the ingredient list early: sugar, milk and caffeine all go on your label.',
      },
    },
  },
  features: {
    title: 'Why Choose Our Beverages?',
    items: [
      {
        icon: 'star',
        title: 'Premium Origins',
        description:
          'Where it grew is half of what is in the cup. Ask for the certificate of origin of the lot we quote.',
      },
      {
        icon: 'leaf',
        title: 'Fresh Processing',
        description: 'Air takes the aroma from tea, and faster from roasted coffee. Vacuum packing keeps the air out.',
      },
      {
        icon: 'sieve',
        title: 'Grade Varieties',
        description:
          'Whole leaf, broken, fannings, dust; coarse grind to fine. Particle size is graded, so order by it.',
      },
      {
        icon: 'flask',
        title: 'Quality Tested',
        description: `Tea at ${limits.teaMoisture} moisture and coffee at ${limits.coffeeMoisture}, with pesticide residue within international limits.`,
      },
    ],
  },
  specifications: {
    title: 'Quality Specifications',
    remark: 'A certificate of analysis is available on request.',
    rows: [
      { label: 'Tea moisture', value: limits.teaMoisture, note: 'Drier leaf crumbles, damper leaf fades' },
      { label: 'Coffee moisture', value: limits.coffeeMoisture, note: 'The range the trade keeps green beans in' },
      { label: 'Packaging', value: packs.beverages, note: 'A size for the bar, a size for the filling line' },
      { label: 'Pesticide residue', value: 'within international limits', note: 'Name the market you sell in' },
      { label: 'Grading', value: 'particle size grading', note: 'Leaf grade for tea, grind for coffee' },
      { label: 'Sealing', value: 'vacuum packed', note: 'Aroma stays in, damp stays out' },
      { label: 'Blending', value: 'custom blending available', note: 'Send the recipe with the inquiry' },
    ],
  },
  applications: {
    title: 'Popular Applications',
    items: [
      {
        title: 'Hospitality Industry',
        description:
          'Breakfast urns, room trays and espresso bars: teas that hold in a pot, blends that hold under milk.',
      },
      {
        title: 'Beverage Manufacturing',
        description: 'Tea and hibiscus for brewing, instant coffee for cans, matcha for mixes that must disperse.',
      },
      {
        title: 'Retail Packaging',
        description: 'Leaf cut to suit a bag or a caddy, and beans to fill under your own name.',
      },
    ],
  },
  callToAction: {
    title: 'Tell us what you pour, and for how many',
    text: `A tea, a roast or a recipe to blend: send it over and expect our answer ${response}.`,
    actions: quoteOrCategories,
  },
} satisfies CategoryWords<GroupId<'beverages'>>
