import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  'pepper-black': {
    label: 'Black pepper',
    origins: {
      VN: 'Largest exporter; 500 and 550\u00a0g/l, FAQ or cleaned',
      IN: 'Malabar Garbled; bold Tellicherry',
      BR: 'Second exporter; ask for the Salmonella test',
    },
    names: {
      TGSEB: 'Tellicherry Garbled Special Extra Bold, about 4.75\u00a0mm and up',
      MG1: 'Malabar Garbled grade 1: cleaned, full Indian berries',
      ASTA: 'Cleaned to the limits of the American Spice Trade Association',
    },
  },
  'pepper-white': {
    label: 'White pepper',
    origins: {
      ID: 'Muntok white, the reference grade',
      VN: 'Cleaned white, single or double washed',
    },
    names: {
      Muntok: 'White pepper of Bangka, Indonesia',
    },
  },
  cardamom: {
    label: 'Green cardamom',
    origins: {
      GT: 'Largest exporter; the main pod for Gulf coffee',
      IN: 'Alleppey Green: strong color and aroma',
    },
    names: {
      '8 mm, 7.5 mm, 7 mm': '95% and more stay on that sieve',
      'American cardamom': 'What Gulf shops call pods of Guatemala',
      jumbo: 'The largest pods, about 8\u00a0mm and up; sellers differ',
    },
  },
  'cardamom-black': {
    label: 'Black cardamom',
    origins: {
      NP: 'Largest crop of smoked pods',
    },
  },
  clove: {
    label: 'Cloves',
    origins: {
      MG: 'Leading exporter of cloves for food',
      TZ: 'Zanzibar, historic supplier of the Gulf',
      ID: 'Largest crop, most of it used at home',
    },
    names: {
      'Lal Pari': 'Quality word: reddish-brown, clean cloves for food',
      Zanzibar: 'A type that also grows elsewhere; not always the origin',
    },
  },
  cinnamon: {
    label: 'Ceylon cinnamon',
    origins: {
      LK: 'Most of the true cinnamon; grades Alba to H',
    },
    names: {
      Alba: 'Finest quills, 6\u00a0mm, at least 45 to the kilo',
    },
  },
  cassia: {
    label: 'Cassia',
    origins: {
      CN: 'Split, tube and pressed bark',
      VN: 'Rich in oil: split, cigarette, broken',
    },
    names: {
      'Korintje KA, KB, KC': 'Indonesian cassia by length, color and quality; A is the best',
    },
  },
  'star-anise': {
    label: 'Star anise',
    origins: {
      VN: 'Whole stars picked by hand; the autumn crop is larger',
    },
  },
  nutmeg: {
    label: 'Nutmeg',
    origins: {
      ID: 'Largest exporter; ABCD, SS, BWP',
    },
    names: {
      ABCD: 'Sound, shelled nutmegs of mixed sizes',
    },
  },
  mace: {
    label: 'Mace',
    origins: {
      ID: 'Whole orange blades',
    },
  },
  bay: {
    label: 'Bay leaves',
    origins: {
      TR: 'Most of world exports; hand-selected grades',
    },
    names: {
      'hand-selected, semi-selected, FAQ':
        'Turkish leaf: hand-selected is whole, semi-selected has few broken, FAQ is as picked',
    },
  },
  chili: {
    label: 'Chili',
    origins: {
      IN: 'Teja S17, Sannam S4, Byadgi, 334',
      CN: 'Yidu, American Red, Chaotian pods',
    },
    names: {
      'Teja (S17)': 'Thin and very hot, about 75,000–100,000 SHU',
      'Sannam (S4)': 'Guntur chili, about 35,000–40,000 SHU',
      Byadgi: 'Wrinkled and mild, deep in color',
      'with stem, stemless': 'Pods with or without the stalk',
    },
  },
  turmeric: {
    label: 'Turmeric',
    origins: {
      IN: 'Most of world trade; graded by curcumin',
    },
    names: {
      Erode: 'Tamil Nadu turmeric, about 3% curcumin',
      'Alleppey finger (AFT)': 'Kerala turmeric rich in curcumin, 5% and up',
      'finger, bulb (gattha)': 'Fingers are side shoots; bulbs, the round mother roots, sell lower',
    },
  },
  paprika: {
    label: 'Paprika',
    origins: {
      CN: 'Largest supply, 60 to 240 ASTA',
      ES: 'Oak-smoked La Vera; blended exports',
    },
    names: {
      'ASTA 80, 120, 160, 200': 'Steps of color that sellers print',
      'smoked, Pimentón de la Vera': 'Spanish, smoked over oak: sweet, bittersweet or hot',
    },
  },
  ginger: {
    label: 'Ginger',
    origins: {
      NG: 'Split and dried; pungent, rich in oil',
      IN: 'Peeled, lemon-like, unbleached',
    },
    names: {
      'split, sliced, whole peeled': 'Nigeria splits it, China slices it, India peels it whole',
      'Cochin, Calicut': 'Dried ginger of Kerala; Calicut is rougher',
    },
  },
  'garlic-powder': {
    label: 'Garlic',
    origins: {
      CN: 'Most of the world’s flakes, granules and powder',
    },
    names: {
      '80–100 mesh, 40–60 mesh, 8–16 mesh': 'Powder is 80–100, granules 40–60, minced pieces 8–16',
      'A grade, B grade': 'Chinese classes of color and purity; A is whiter',
    },
  },
  'onion-powder': {
    label: 'Onion',
    origins: {
      IN: 'White, red, pink; kibbled to powder',
      EG: 'Pungent white, dehydrated',
    },
  },
} satisfies GoodsWords<typeof facts>
