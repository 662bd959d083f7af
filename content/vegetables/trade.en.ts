import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  tomato: {
    label: 'Tomatoes',
    origins: {
      AE: 'Local field crop in winter',
      JO: 'Main regional supplier by road',
      NL: 'Vine and cherry, by air',
    },
    names: {
      'beef, plum (Roma), cherry, vine': 'Beef is large, plum oval, cherry small; vine tomatoes come on the stem',
    },
  },
  potato: {
    label: 'Potatoes',
    origins: {
      EG: 'Spunta and others, spring crop',
      PK: 'Red and white, at a low price',
    },
    names: {
      Spunta: 'Long yellow table potato of Egypt and Lebanon',
      'Agria, Diamant, Nicola, Lady Rosetta':
        'Agria is for frying, Diamant for the table, Nicola for salad, Lady Rosetta for crisps',
    },
  },
  onion: {
    label: 'Onions',
    origins: {
      IN: 'Pungent and red, the Gulf standard',
      PK: 'Red; steps in when India stops',
      EG: 'Golden and red, mild',
    },
    names: {
      'Nashik red': 'Pungent Indian red, sold by smallest diameter',
      'golden onion': 'Egyptian yellow-brown export type',
    },
  },
  carrot: {
    label: 'Carrots',
    origins: {
      AU: 'Washed and bright; leading import in the Gulf',
      CN: 'Washed, in 10kg cartons',
    },
  },
  cucumber: {
    label: 'Cucumbers',
    origins: {
      AE: 'Greenhouse, short Beit Alpha type',
      JO: 'Beit Alpha type, by road',
    },
    names: {
      'Beit Alpha': 'Short, smooth cucumber of the Gulf',
    },
  },
  'bell-pepper': {
    label: 'Bell peppers',
    origins: {
      NL: 'Colored and blocky, by air and sea',
      ES: 'Colored peppers in winter',
    },
  },
  greens: {
    label: 'Leafy greens',
    origins: {
      AE: 'Field in winter, hydroponic all year',
    },
  },
  lettuce: {
    label: 'Lettuce',
    origins: {
      ES: 'Iceberg and romaine in winter',
      NL: 'Iceberg and leaf in summer',
      JO: 'Iceberg and romaine by road',
    },
    names: {
      'iceberg, romaine, lollo, oak leaf': 'Iceberg is a firm head, romaine tall, lollo frilled, oak leaf lobed',
    },
  },
  'baby-leaf': {
    label: 'Baby leaf',
    origins: {
      IT: 'Baby leaf, by air',
    },
  },
  cabbage: {
    label: 'Cabbage',
    origins: {
      NL: 'White and red, stores well',
      CN: 'Round and white, by sea',
    },
  },
  arugula: {
    label: 'Arugula',
    names: {
      'jarjeer, wild rocket': 'Jarjeer is broad leaf in Gulf bunches, wild rocket narrow Italian baby leaf',
    },
  },
  kale: {
    label: 'Kale',
    origins: {
      NL: 'Curly kale',
    },
  },
  'sweet-potato': {
    label: 'Sweet potatoes',
    origins: {
      EG: 'Orange Beauregard type, long season',
      US: 'Covington, cured and stored',
      IN: 'Shakarkand, white and red skin',
    },
    names: {
      'Beauregard, Covington': 'Orange flesh, of Egypt and the US',
    },
  },
  beet: {
    label: 'Beets, turnips, radishes',
    origins: {
      AE: 'Local winter crop',
      NL: 'Topped beets, red radishes',
    },
  },
  parsnip: {
    label: 'Parsnips, rutabaga',
    origins: {
      GB: 'Parsnips; swede of Scotland',
      NL: 'Washed parsnips',
      CA: 'Waxed rutabaga',
    },
  },
  'bok-choy': {
    label: 'Bok choy',
    origins: {
      TH: 'By air, with other Asian greens',
      AE: 'Hydroponic, and field in winter',
    },
  },
  'bitter-gourd': {
    label: 'Bitter gourd',
    origins: {
      IN: 'Green and spiny, by air',
      TH: 'Pale, smooth Chinese type',
    },
  },
  drumstick: {
    label: 'Drumsticks',
    origins: {
      IN: 'PKM types, by air',
    },
  },
  taro: {
    label: 'Taro',
    origins: {
      IN: 'Arvi, small cormels',
      CN: 'Large and small taro',
    },
    names: {
      'arvi, eddoe, dasheen': 'Arvi and eddoe are small cormels, dasheen a large corm',
    },
  },
  yam: {
    label: 'Yam',
    origins: {
      GH: 'Puna (pona), white yam',
    },
    names: {
      'puna (pona)': 'White yam of Ghana',
      'suran (jimikand)': 'Elephant foot yam, another plant',
    },
  },
  cassava: {
    label: 'Cassava',
    origins: {
      IN: 'Kappa, fresh or frozen',
      CR: 'Fresh, in wax',
    },
  },
} satisfies GoodsWords<typeof facts>
