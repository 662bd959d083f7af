import type { TradedGood } from '../schema/ids.ts'
import type { Limit, Test } from '../schema/trade.ts'

/** What a limit says; each edition has its phrase for it. */
export type Phrase =
  | 'absent'
  | 'asp'
  | 'b1'
  | 'bakersMoisture'
  | 'banned'
  | 'beforeSorting'
  | 'caffeine'
  | 'categoryOne'
  | 'chamomilePeppermint'
  | 'cocoaPowder'
  | 'diastase'
  | 'dsp'
  | 'greenMoisture'
  | 'hmf'
  | 'hmfTropics'
  | 'iceberg'
  | 'labelAbove'
  | 'least'
  | 'lettuce'
  | 'meanOfNine'
  | 'moisture'
  | 'most'
  | 'noneAbove'
  | 'notAllowed'
  | 'others'
  | 'psp'
  | 'readyToEat'
  | 'roasted'
  | 'rocket'
  | 'soluble'
  | 'spinach'
  | 'taurine'
  | 'total'
  | 'totalBefore'
  | 'tropane'
  | 'warningAbove'

/** The newest page that the limits were compared with is of this month. */
export const limitsChecked = { year: 2026, month: 2 } as const

type At = Limit<Phrase, TradedGood>['at']
type Of = readonly TradedGood[]

/** Regulation (EU) 2023/915 on contaminants. */
const eu = (unit: 'µg/kg' | 'mg/kg', at: At, of?: Of) => ({ body: 'EU', act: '2023/915', unit, at, ...(of && { of }) }) as const
const codexTotal = (at: At, of: Of) => ({ body: 'Codex', act: 'CXS 193', unit: 'µg/kg', at, of }) as const
const codexHoney = { body: 'Codex', act: 'CXS 12' } as const
const b1 = (figure: string) => ['b1', figure] as const
const total = (figure: string) => ['total', figure] as const
/** The pair before sorting is for lots that are still to be sorted or treated. */
const ready = (first: string, all: string, before?: string): At => [['readyToEat'], b1(first), total(all), ...(before ? [['beforeSorting', before] as const] : [])]

/** Sulfites in a food are named on its label above this. */
const label = { body: 'EU', act: '1169/2011', unit: 'mg/kg', at: [['labelAbove', '10']] } as const
const sulfites = (most: string, of: Of) => ({ body: 'EU', act: '1333/2008', unit: 'mg/kg', at: [['most', most]], of }) as const

export const tests = {
  aflatoxin: {
    limits: [
      eu('µg/kg', ready('8', '10', '12/15'), ['almond', 'pistachio']),
      eu('µg/kg', ready('5', '10', '8/15'), ['hazelnut', 'brazil-nut']),
      eu('µg/kg', ready('2', '4', '8/15'), ['peanut']),
      eu('µg/kg', ready('2', '4', '5/10'), ['cashew', 'walnut', 'pecan', 'macadamia', 'pine-nut']),
      eu('µg/kg', ready('2', '4'), ['raisin', 'apricot', 'date', 'cranberry', 'mango-dried']),
      eu('µg/kg', [b1('6'), total('10')], ['fig']),
      codexTotal([['readyToEat'], total('10'), ['totalBefore', '15']], ['almond', 'pistachio', 'hazelnut', 'brazil-nut']),
      codexTotal([['readyToEat'], total('10')], ['fig']),
      codexTotal([['totalBefore', '15']], ['peanut']),
    ],
  },
  aflatoxinSpices: {
    limits: [eu('µg/kg', [b1('5'), total('10')], ['chili', 'paprika', 'pepper-black', 'pepper-white', 'nutmeg', 'ginger', 'turmeric', 'garam-masala', 'baharat', 'curry'])],
  },
  ochratoxin: {
    limits: [
      eu('µg/kg', [['readyToEat'], ['most', '5'], ['beforeSorting', '10']], ['pistachio']),
      eu('µg/kg', [['most', '5']], ['pumpkin-seed']),
      eu('µg/kg', [['most', '8']], ['raisin', 'fig']),
      eu('µg/kg', [['most', '2']], ['apricot', 'date', 'cranberry', 'mango-dried']),
      eu('µg/kg', [['most', '15']], ['date-syrup', 'ginger']),
    ],
  },
  ochratoxinSpices: {
    limits: [eu('µg/kg', [['most', '15']]), eu('µg/kg', [['most', '20']], ['chili', 'paprika'])],
  },
  ochratoxinCoffee: {
    limits: [
      eu('µg/kg', [
        ['roasted', '3'],
        ['soluble', '5'],
      ]),
    ],
  },
  salmonellaSpices: { limits: [{ body: 'ESA', at: [['absent', '25']] }] },
  ethyleneOxide: { limits: [{ body: 'EU', act: '2015/868', unit: 'mg/kg', at: [['most', '0.1']] }] },
  lead: {
    limits: [
      eu('mg/kg', [['most', '0.6']], ['pepper-black', 'pepper-white', 'cardamom', 'caraway', 'vanilla']),
      eu('mg/kg', [['most', '0.9']], ['cumin', 'coriander', 'fennel', 'nutmeg']),
      eu('mg/kg', [['most', '1.0']], ['clove']),
      eu('mg/kg', [['most', '1.5']], ['turmeric', 'ginger']),
      eu('mg/kg', [['most', '2.0']], ['cinnamon', 'cassia']),
      { body: 'Codex', unit: 'mg/kg', at: [['most', '2.5']], of: ['cinnamon', 'cassia'] },
    ],
  },
  treatment: {},
  redDyes: {},
  pesticides: {},
  pepperFillers: {},
  cuminNuts: {},
  cuminWeeds: { limits: [eu('µg/kg', [['most', '400']], ['cumin'])] },
  saffronStrength: { limits: [{ body: 'ISO', act: '3632-1:2011', at: [['categoryOne', '200']], of: ['saffron'] }] },
  saffronDyes: {},
  vanilla: {},
  blendAllergens: {},
  poppy: { limits: [{ body: 'UAE', at: [['banned']] }] },
  salmonellaNuts: {},
  rancidity: {},
  fumigation: {},
  shell: {},
  bitter: {},
  pineSpecies: {},
  sulfurDioxide: { limits: [sulfites('2,000', ['apricot', 'raisin', 'fig']), sulfites('500', ['mango-dried']), label] },
  sulfurLychee: { limits: [sulfites('10', ['lychee'])] },
  sulfurGrapes: { limits: [sulfites('10', ['grape'])] },
  dateInsects: {},
  phytosanitary: {},
  residues: {},
  mangoRipening: {},
  nitrate: {
    limits: [
      {
        body: 'EU',
        unit: 'mg/kg',
        at: [
          ['spinach', '3,500'],
          ['iceberg', '2,000–2,500'],
          ['lettuce', '3,000–5,000'],
          ['rocket', '6,000–7,000'],
        ],
      },
    ],
  },
  leafGerms: {},
  bitterCassava: {},
  halal: {},
  veterinary: {},
  shelfLife: {},
  nonHalal: {},
  poultryGerms: {},
  meatResidues: {},
  listeria: {},
  antibiotics: { limits: [{ body: 'EU', at: [['notAllowed']], of: ['shrimp', 'fish', 'crab', 'honey-acacia', 'honey-sidr', 'honey-clover', 'honey-wildflower'] }] },
  shrimpSulfites: { limits: [{ ...label, of: ['shrimp', 'crab', 'lobster'] }] },
  glaze: {},
  histamine: {
    limits: [
      {
        body: 'EU',
        act: '2073/2005',
        unit: 'mg/kg',
        at: [
          ['meanOfNine', '100'],
          ['noneAbove', '200'],
        ],
        of: ['fish'],
      },
      { body: 'Codex', unit: 'mg/kg', at: [['most', '200']], of: ['fish'] },
    ],
  },
  biotoxins: {
    limits: [
      {
        body: 'EU',
        act: '853/2004',
        unit: 'µg/kg',
        at: [
          ['psp', '800'],
          ['dsp', '160'],
        ],
      },
      { body: 'EU', act: '853/2004', unit: 'mg/kg', at: [['asp', '20']] },
    ],
  },
  cadmium: { limits: [eu('mg/kg', [['most', '1.0']], ['squid']), eu('mg/kg', [['most', '0.50']], ['crab'])] },
  sugarFigures: {},
  inspection: {},
  jaggerySulfites: { limits: [{ ...label, of: ['jaggery', 'palm-sugar'] }] },
  honeyFreshness: {
    limits: [
      { ...codexHoney, unit: '%', at: [['moisture', '20']] },
      {
        ...codexHoney,
        unit: 'mg/kg',
        at: [
          ['hmf', '40'],
          ['hmfTropics', '80'],
        ],
      },
      { ...codexHoney, at: [['diastase', '8']] },
      { body: 'EU', act: '2001/110', unit: '%', at: [['bakersMoisture', '23']] },
    ],
  },
  honeySugars: {},
  pollen: {},
  syrupSugars: {},
  glucoseFigures: {},
  stevia: {
    limits: [
      { body: 'EU', unit: '%', at: [['least', '95']], of: ['stevia'] },
      { body: 'JECFA', unit: '%', at: [['least', '95']], of: ['stevia'] },
    ],
  },
  monkFruit: {},
  polyols: { limits: [{ body: 'EU', act: '1169/2011', unit: '%', at: [['warningAbove', '10']], of: ['erythritol', 'xylitol'] }] },
  anthraquinone: { limits: [{ body: 'EU', act: '396/2005', unit: 'mg/kg', at: [['most', '0.02']] }] },
  teaWeeds: { limits: [eu('µg/kg', [['most', '150']])] },
  herbWeeds: {
    limits: [
      eu('µg/kg', [
        ['chamomilePeppermint', '400'],
        ['others', '200'],
        ['tropane', '25'],
      ]),
    ],
  },
  teaIron: {},
  herbGerms: {},
  coffeeGrade: { limits: [{ body: 'ICO', act: '420', unit: '%', at: [['greenMoisture', '8–12.5']] }] },
  acrylamide: {
    limits: [
      {
        body: 'EU',
        act: '2017/2158',
        unit: 'µg/kg',
        at: [
          ['roasted', '400'],
          ['soluble', '850'],
        ],
      },
    ],
  },
  sugarCertificate: {},
  caffeine: {
    limits: [
      {
        body: 'GSO',
        act: '1926',
        unit: 'mg/100 ml',
        at: [
          ['caffeine', '32'],
          ['taurine', '400'],
        ],
      },
    ],
  },
  halalIngredients: {},
  cocoa: { limits: [eu('mg/kg', [['cocoaPowder', '0.60']])] },
  melamine: {},
} as const satisfies Readonly<Record<string, Test<Phrase, TradedGood>>>

export type Tested = keyof typeof tests
