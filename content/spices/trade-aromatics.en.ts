import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade-aromatics.ts'

export const trade = {
  saffron: {
    label: 'Saffron',
    origins: {
      IR: 'By far the largest crop of the world',
      AF: 'Young, fast-growing origin; all-red cuts',
      ES: 'Toasted La Mancha, with its own seal of origin (DOP)',
      IN: 'Mongra and Lacha; dark stigmas',
      GR: 'Krokos Kozanis, with its own seal of origin (PDO)',
    },
    names: {
      'Super Negin': 'Seller’s grade: long, straight, all-red threads without crumbs',
      Negin: 'Thick, all-red threads without style',
      Sargol: 'All-red tips, cut off: shorter, with some crumbs',
      Pushal: 'Red with 1–3\u00a0mm of yellow style',
      'Mongra, Lacha': 'Indian cuts: Mongra is all-red tips, Lacha keeps the style',
      Coupé: 'Spanish all-red cut',
    },
  },
  sumac: {
    label: 'Sumac',
    origins: {
      TR: 'Main exporter; moist, often salted',
      IR: 'Ground or whole, for kebab',
    },
    names: {
      'baladi sumac': 'Local sumac of the Levant, no salt added',
    },
  },
  lime: {
    label: 'Dried limes',
    origins: {
      GT: 'Large loomi of Persian lime, for the Gulf',
      IR: 'Limoo amani, black and pale',
      OM: 'Gave Omani loomi its name; a small crop today',
    },
    names: {
      'black loomi, white loomi': 'Black loomi is dark brown, white loomi stays pale; both are fully dry',
      'Omani loomi': 'Gulf name for the small dried lime',
    },
  },
  vanilla: {
    label: 'Vanilla',
    origins: {
      MG: 'Bourbon: gourmet, TK and red grades',
      UG: 'Two crops a year, rich in vanillin',
    },
    names: {
      'gourmet (black, TK)': 'Gourmet black, 30–38% moisture; TK is drier, 25–30%',
      'red (US, EU)': 'Drier beans for extract: EU 22–25% moisture, US up to 22%',
      Bourbon: 'Vanilla planifolia of Madagascar, Comoros, Réunion',
    },
  },
  'garam-masala': {
    label: 'Garam masala',
    names: {
      'Punjabi, Kashmiri garam masala': 'Regional mixes; the Kashmiri is milder and more aromatic',
    },
  },
  baharat: {
    label: 'Baharat',
    names: {
      'seven spices': 'Levant mix of seven spices',
      'bezar (bzar)': 'Emirati mix of roasted spices',
      'kabsa spices': 'Saudi mix for rice, with dried lime',
    },
  },
  zaatar: {
    label: 'Za’atar',
    names: {
      'green za’atar, red za’atar': 'Green has more herb and sesame, red more sumac',
      'Aleppo za’atar (Halabi)': 'With nuts, seeds, spices, pomegranate; allergens vary',
      'Jordanian za’atar (melloki)': 'Fine green blend with sumac and sesame',
    },
  },
  curry: {
    label: 'Curry powder',
    names: {
      Madras: 'Hotter and redder curry powder',
    },
  },
} satisfies GoodsWords<typeof facts>
