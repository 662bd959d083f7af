import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  almond: {
    label: 'Almonds',
    origins: {
      US: 'Most of the world’s supply; Nonpareil, Carmel, Independence',
      AU: 'New crop half a year before the north’s: Nonpareil, Carmel, Price',
      ES: 'Marcona, Valencia, Largueta, in hard shells',
      IR: 'Mamra kernels',
      AF: 'Kagzi in thin shells, Gurbandi kernels',
    },
    names: {
      'Nonpareil (NP, NPX)': 'Thin shell, smooth kernel; X stands for Extra\u00a0No.\u00a01',
      Independence: 'Soft shell, priced near Nonpareil',
      Carmel: 'California type with a long, narrow kernel',
      'Butte/Padre (BP)': 'Small hard-shell kernels, sold together',
      Marcona: 'Round, flat, sweet kernel of Spain',
      Mamra: 'Oily kernels of a small crop, the most expensive',
      'Supreme, SSR, Std 5%': 'Supreme is U.S. No. 1; Select and Standard Sheller Run allow more chips and splits',
      'PPO, steam pasteurized': 'How California almonds are treated; the EU bars PPO',
    },
  },
  cashew: {
    label: 'Cashews',
    origins: {
      VN: 'Largest kernel exporter; also shells African nuts',
      IN: 'Premium wholes; a large home market',
      CI: 'Largest raw-nut crop; kernel exports are growing',
      TZ: 'Large raw nuts, sold by auction',
      BR: 'Large kernels, graded by Brazil’s own names',
    },
    names: {
      W180: '170–180 white wholes to the pound',
      W210: '200–210 to the pound, called jumbo',
      W240: '220–240 white wholes to the pound',
      W320: '300–320 to the pound, the trade’s standard',
      'SW, SW320': 'Scorched wholes: browner from heat, the same counts',
      'WS, SS': 'WS is white splits, SS scorched splits',
      'LWP, LP, SWP, SP, BB':
        'LWP and LP are large pieces, SWP and SP small ones, BB baby bits. In India, SP is scorched pieces',
    },
  },
  pistachio: {
    label: 'Pistachios',
    origins: {
      US: 'Kerman, Golden Hills; clean and uniform',
      IR: 'Fandoghi, Kalleh Ghouchi, Ahmad Aghaei, Akbari',
      TR: 'Antep; early green kernels for baklava',
      SY: 'Aleppo type: red skin, green kernel',
    },
    names: {
      'Fandoghi (round)': 'Round Iranian type, usually 28/30 and 30/32',
      'Akbari (super long)': 'The longest and most expensive Iranian type, 18/20 to 22/24',
      'Ahmad Aghaei (long)': 'Long Iranian type with a white shell, about 20/22 to 26/28',
      'Kalleh Ghouchi (jumbo)': 'Large round Iranian type, about 18/20 to 24/26',
      Kerman: 'Main California variety, round',
      'Antep, Siirt': 'Turkish: Antep long, small and green; Siirt larger and round',
      'GPPK, green peeled kernel': 'Kernel without its skin, bright green',
      'naturally opened, mechanically opened (NO, MO)': 'NO split on the tree, MO by machine, which is cheaper',
    },
  },
  walnut: {
    label: 'Walnuts',
    origins: {
      US: 'Chandler, Howard, Tulare, Serr',
      CL: 'Picked March to May, half a year after the north; light Chandler and Serr',
      CN: 'Types 185 and 33, with thin shells',
      UA: 'Hand-cracked light halves',
    },
    names: {
      Chandler: 'Light, large variety of California and Chile',
      'LHP 20%, LHP 40%, LHP 80%': 'Light halves and pieces, by the share of halves',
      'Extra light, light, light amber, amber': 'Color classes of the US standard',
      'jumbo 32 mm+, large 30+': 'Size classes in shell',
      'Serr, Howard, Tulare, Hartley': 'Other varieties of California and Chile',
    },
  },
  pecan: {
    label: 'Pecans',
    origins: {
      US: 'Desirable, Stuart, Western Schley, Pawnee',
      MX: 'Western and Wichita',
      ZA: 'Wichita, picked half a year after the US crop',
    },
    names: {
      'Fancy Junior Mammoth Halves': 'US halves, 251–300 to the pound',
      'Mammoth, Jumbo, Extra Large': 'To the pound: Mammoth up to 250 halves, Jumbo 301–350, Extra Large 351–450',
    },
  },
  hazelnut: {
    label: 'Hazelnuts',
    origins: {
      TR: 'Most of world trade; Giresun and Levant qualities',
      IT: 'Tonda Gentile, round, for confectionery',
      GE: 'Natural kernels for industry',
      AZ: 'Natural kernels for industry',
      CL: 'Growing fast; picked half a year after Türkiye’s crop',
    },
    names: {
      'Giresun, Levant': 'Turkish qualities: Giresun the finest, Levant from the other districts',
      'Tonda Gentile (Piedmont)': 'Round Italian nut whose skin comes off fully',
    },
  },
  macadamia: {
    label: 'Macadamias',
    origins: {
      ZA: 'Largest producer',
      AU: 'Home of the nut; sold by style',
      KE: 'Nuts of small farms, kernels by style',
    },
    names: {
      'Style 0 to 8': 'Kernel sizes, from large wholes (0) down to chips',
      'Style 1, 1L, 1S': 'Style 1 is wholes, 1L large, 1S small',
      'Style 4, 4L': 'Mostly halves; 4L large halves',
    },
  },
  peanut: {
    label: 'Peanuts',
    origins: {
      IN: 'Bold, Java and TJ, by count',
      AR: 'Runner, high oleic, blanched',
      CN: 'Large Virginia type, and in shell',
      US: 'Runner, Virginia, Spanish types',
      SD: 'Gave the peanut its Arabic name, ful sudani',
    },
    names: {
      Bold: 'Long Indian kernel, 38/42 to 60/70',
      Java: 'Small round Indian kernel, 50/60 to 80/90',
      HPS: 'Hand-picked selected Indian kernels',
      'Runner, Virginia, Spanish': 'US and Argentine market types',
      'high oleic (HO)': 'Keeps longer: its oil is slower to turn rancid',
    },
  },
  'pine-nut': {
    label: 'Pine nuts',
    origins: {
      CN: 'Pinus koraiensis, the main supply',
      TR: 'Mediterranean Pinus pinea, the most expensive',
      PK: 'Chilgoza, long and slender',
    },
    names: {
      chilgoza: 'Long kernels of Pinus gerardiana',
      'Mediterranean pignoli': 'Pinus pinea: long, ivory, the most expensive',
    },
  },
  'brazil-nut': {
    label: 'Brazil nuts',
    origins: {
      BO: 'Largest exporter of shelled nuts',
      PE: 'Shelled, often organic',
    },
  },
} satisfies GoodsWords<typeof facts>
