import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  'tea-black': {
    label: 'Black tea',
    origins: {
      KE: 'CTC: BP1, PF1, PD, D1',
      LK: 'Orthodox: Pekoe, FBOP, OP1 for the Middle East',
      IN: 'Assam CTC, the base of karak',
      RW: 'Bright CTC, sold at Mombasa',
    },
    names: {
      PF1: 'Pekoe Fannings 1: Kenyan CTC for tea bags and karak',
      BP1: 'Broken Pekoe 1: the largest CTC grain',
      'PD, D1': 'Pekoe Dust and Dust 1: quick and strong',
      'Pekoe, Pekoe 1': 'Curled leaf of Ceylon, a favorite in the Gulf and Iraq',
      'OPA, OP, OP1': 'Large leaf of Ceylon: OPA is bold, OP long, OP1 wiry',
      'FTGFOP1, SFTGFOP1': 'Top whole-leaf grades of Darjeeling and Assam',
    },
  },
  'earl-grey': {
    label: 'Earl Grey',
    origins: {
      LK: 'Orthodox leaf as the base',
      IT: 'Most of the world’s bergamot oil',
    },
  },
  'tea-green': {
    label: 'Green tea',
    origins: {
      CN: 'Gunpowder 3505, Chunmee 41022, 9371',
      JP: 'Sencha and bancha, steamed',
      VN: 'Pan-fired green at a low price',
    },
    names: {
      'Gunpowder 3505, 9375': 'Rolled pellets, by Chinese export number',
      'Chunmee 41022, 9371, 4011': 'Curved Chinese green, for North and West Africa',
      'Sencha, Bancha, Genmaicha': 'Japanese: sencha is steamed, bancha late leaf, genmaicha has roasted rice',
    },
  },
  oolong: {
    label: 'Oolong tea',
    origins: {
      CN: 'Tieguanyin, Wuyi, Dancong',
    },
  },
  'tea-white': {
    label: 'White tea',
    origins: {
      CN: 'Silver Needle, White Peony, Shoumei',
      LK: 'Silver tips',
    },
    names: {
      'Silver Needle, White Peony, Shoumei': 'Silver Needle is buds, White Peony a bud with two leaves, Shoumei leaves',
    },
  },
  matcha: {
    label: 'Matcha',
    origins: {
      JP: 'First flush for ceremonial grade',
      CN: 'Culinary grade at a lower price',
    },
    names: {
      'ceremonial, culinary': 'Sellers’ words without a standard: ceremonial is first flush, culinary later',
    },
  },
  arabica: {
    label: 'Arabica',
    origins: {
      BR: 'Santos NY2 17/18; Rio Minas',
      ET: 'Natural and washed; the first choice for Gulf qahwa',
      CO: 'Washed Supremo and Excelso',
      YE: 'Sun-dried Mocha, small and expensive',
      IN: 'Plantation A; Monsooned Malabar',
      GT: 'Washed SHB',
    },
    names: {
      'Santos NY2 17/18 FC': 'Brazil: few defects, screen 17/18, fine cup',
      'Harrar (Harari)': 'Dry Ethiopian with a long bean; a Gulf favorite',
      'Nekemte (Lekempti)': 'Dry, from western Ethiopia; widespread in Saudi Arabia',
      Khawlani: 'Mountain coffee of south-west Arabia',
      'Supremo, Excelso': 'Supremo is screen 17/18; Excelso is Colombia’s export quality, often 14–16',
      'Arabic roast (blonde)': 'Very light roast for Gulf qahwa with cardamom',
      'Turkish grind': 'Finest powder, often with cardamom',
      'AA, AB, PB': 'Screens of Kenya and Tanzania; PB is peaberry',
    },
  },
  robusta: {
    label: 'Robusta',
    origins: {
      VN: 'Largest robusta crop: G1 S18, S16, G2',
      UG: 'Screen 18, 15, 12',
      IN: 'Cherry AB, Parchment AB, Kaapi Royale',
      ID: 'Natural grade 4, EK-1',
    },
    names: {
      'Grade 1 S18, S16; Grade 2 S13': 'Vietnam, by screen and share of black and broken beans',
      'Cherry AB, Parchment AB, Kaapi Royale': 'India: Cherry is dry, Parchment washed, Kaapi Royale specialty robusta',
      conilon: 'Robusta of Brazil',
    },
  },
  'coffee-instant': {
    label: 'Instant coffee',
    origins: {
      BR: 'Largest exporter of soluble coffee',
    },
    names: {
      'spray, agglomerated, freeze dried':
        'Spray-dried is powder, agglomerated is granules; freeze-dried crystals cost the most',
    },
  },
  chamomile: {
    label: 'Chamomile',
    origins: {
      EG: 'Largest exporter; flowers, cut, fines',
      HR: 'Flowers of Europe',
    },
  },
  peppermint: {
    label: 'Peppermint',
    origins: {
      EG: 'Rubbed leaf, and cut for tea bags',
      US: 'Strong leaf, rich in oil',
    },
  },
  lemongrass: {
    label: 'Lemon grass',
    origins: {
      EG: 'Cut leaf for Europe',
      TH: 'Stem and leaf, fresh and dried',
    },
  },
  hibiscus: {
    label: 'Hibiscus',
    origins: {
      SD: 'Deep red and sour; the reference',
      EG: 'Aswani, whole calyces',
      NG: 'Large volumes; residues are tested closely',
    },
    names: {
      Aswani: 'Whole dark calyces of Aswan',
    },
  },
  tulsi: {
    label: 'Tulsi',
    origins: {
      IN: 'Leaf of Rama, Krishna and Vana',
    },
    names: {
      'Rama, Krishna, Vana': 'Rama is green holy basil, Krishna purple, Vana wild',
    },
  },
  'hot-chocolate': {
    label: 'Hot chocolate',
    origins: {
      NL: 'Alkalized cocoa powder 10/12',
      MY: 'Cocoa powder for Asia and the Gulf',
    },
  },
  protein: {
    label: 'Protein shakes',
    origins: {
      US: 'Whey concentrate and isolate',
      NZ: 'Whey and milk protein',
      CN: 'Soy and pea isolate',
    },
  },
} satisfies GoodsWords<typeof facts>
