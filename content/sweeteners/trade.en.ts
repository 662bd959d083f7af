import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  'sugar-white': {
    label: 'White sugar',
    origins: {
      BR: 'Largest exporter; ICUMSA 45 and 150',
      IN: 'S30 and M30; exports when the government allows',
      TH: 'Refined and raw, for Asia',
      AE: 'Large port refinery of imported raw sugar',
      FR: 'Beet sugar, EU category 2',
    },
    names: {
      'ICUMSA 45, 100, 150': 'Units of color, lower is whiter; 45 is common refined white',
      'S30, M30, L30': 'Indian plantation white: S is small grain, M medium, L large',
      'EC2, EU 2': 'European category 2, beet or cane',
    },
  },
  'sugar-brown': {
    label: 'Brown sugar',
    origins: {
      MU: 'Special sugars, light and dark soft brown',
      GB: 'Soft brown sugars of cane refiners',
    },
  },
  'sugar-raw': {
    label: 'Raw cane sugar',
    origins: {
      BR: 'VHP raw, the standard of refiners',
      IN: 'Raw sugar in years of export',
    },
    names: {
      VHP: 'Very high polarization raw, 99.0–99.5 degrees, Brazil',
      turbinado: 'Washed, pale raw crystals for the table',
      'khandsari, desi khand': 'Indian sugar of open pans, centrifuged',
    },
  },
  demerara: {
    label: 'Demerara',
    origins: {
      MU: 'Golden demerara for retail and coffee',
      GY: 'Gave the sugar its name',
    },
  },
  muscovado: {
    label: 'Muscovado',
    origins: {
      MU: 'Light and dark muscovado',
      PH: 'Mascobado, often fair trade',
    },
  },
  jaggery: {
    label: 'Jaggery',
    origins: {
      IN: 'Kolhapuri; lumps, cubes, powder',
      PK: 'Gur and shakkar',
    },
    names: {
      'Kolhapuri gur': 'Golden jaggery of Maharashtra',
      shakkar: 'Powdered jaggery in Punjab and Pakistan',
    },
  },
  'palm-sugar': {
    label: 'Palm sugar',
    origins: {
      ID: 'Gula aren and gula jawa',
      MY: 'Gula melaka, of the coconut palm',
    },
    names: {
      'gula melaka, gula aren': 'Gula melaka is of the coconut palm, gula aren of the arenga palm',
    },
  },
  'coconut-sugar': {
    label: 'Coconut sugar',
    origins: {
      ID: 'Main exporter, mostly organic',
    },
  },
  honey: {
    label: 'All honey',
    names: {
      'water white, ELA, LA': 'Pfund colors: water white is clear, ELA extra light amber, LA light amber',
      'raw, organic, UMF': 'Raw is unheated, organic is certified; UMF is for manuka alone',
    },
  },
  'honey-acacia': {
    label: 'Acacia honey',
    origins: {
      HU: 'Water white, slow to set',
      RO: 'Water white, often organic',
    },
    names: {
      robinia: 'The plant of acacia honey; not the Arabian acacia',
    },
  },
  'honey-sidr': {
    label: 'Sidr honey',
    origins: {
      YE: 'Do’ani baghiyah, the most prized sidr',
      SA: 'Local sidr of the Tihama',
      PK: 'Beri honey, large exports to the Gulf',
      OM: 'Sidr beside sumar honey',
    },
    names: {
      'Do’ani': 'Sidr of Wadi Do’an in Hadramaut',
      Baghiyah: 'Main autumn harvest of sidr in Hadramaut',
      'beri honey': 'Pakistani jujube honey, sold as sidr',
    },
  },
  'honey-clover': {
    label: 'Clover honey',
    origins: {
      CA: 'White clover and canola blends',
      NZ: 'White clover, known for creamed honey',
      EG: 'Berseem honey, common in Arab markets',
    },
  },
  'honey-wildflower': {
    label: 'Wildflower honey',
    origins: {
      AR: 'Of many flowers, white to light amber',
      IN: 'Mustard and many flowers, light amber',
      MX: 'Of many tropical flowers',
    },
  },
  'date-syrup': {
    label: 'Date syrup',
    origins: {
      IQ: 'Dibs, the traditional product of Basra',
      IR: 'Industrial date syrup by Brix',
      AE: 'Factory dibs of local dates',
      SA: 'Dibs of Khalas and other dates',
    },
    names: {
      'dibs, rub': 'Gulf and Iraqi names of date syrup, dripped or boiled',
    },
  },
  'maple-syrup': {
    label: 'Maple syrup',
    origins: {
      CA: 'Over two thirds of the world’s supply',
      US: 'Graded by color, as in Canada',
    },
    names: {
      'Golden, Amber, Dark, Very Dark': 'Color classes of Grade A since 2015',
    },
  },
  agave: {
    label: 'Agave syrup',
    origins: {
      MX: 'Blue agave; light, amber, raw',
    },
  },
  glucose: {
    label: 'Glucose syrup',
    origins: {
      CN: 'Corn glucose, by DE',
      IN: 'Maize glucose, 42 DE',
    },
    names: {
      '42 DE, 60 DE': 'Sweetness by dextrose equivalent',
      'liquid glucose 83 Brix': 'Thick syrup for sweets; 80–85 is common',
    },
  },
  'golden-syrup': {
    label: 'Golden syrup',
    origins: {
      GB: 'Home of golden syrup',
    },
  },
  molasses: {
    label: 'Molasses',
    origins: {
      IN: 'C and B heavy; the export duty changes',
      EG: 'Asal aswad, molasses for the table',
    },
    names: {
      'blackstrap, C molasses': 'Last syrup of boiling: dark, with the least sugar',
    },
  },
  stevia: {
    label: 'Stevia',
    origins: {
      CN: 'Most of the extract, Reb A and Reb M',
      PY: 'Home of the plant; leaf',
    },
    names: {
      'RA97, RA80/SG95': 'RA97 is 97% Reb A; RA80/SG95 has 95% glycosides with 80% Reb A',
      'Reb M, Reb D': 'Newer glycosides that taste closer to sugar',
    },
  },
  'monk-fruit': {
    label: 'Monk fruit',
    origins: {
      CN: 'Nearly the only origin',
    },
    names: {
      'MV25, MV50': '25% or 50% mogroside V',
    },
  },
  erythritol: {
    label: 'Erythritol',
    origins: {
      CN: 'Most of the world’s output',
      US: 'Fermented from corn',
    },
  },
  xylitol: {
    label: 'Xylitol',
    origins: {
      CN: 'From corn cobs',
    },
  },
} satisfies GoodsWords<typeof facts>
