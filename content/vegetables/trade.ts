import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  tomato: {
    of: ['tomatoes'],
    origins: {
      AE: { harvest: [[12, 5]] },
      JO: { harvest: [[1, 12]], about: true },
      NL: { harvest: [[3, 11]] },
    },
    names: {
      'beef, plum (Roma), cherry, vine': { ar: 'كبيرة، بيضاوية، كرزية، عنقودية (beef, plum, cherry, vine)', typed: ['طماطم كرزية', 'طماطم عنقود'] },
    },
  },
  potato: {
    of: ['potatoes'],
    origins: {
      EG: { harvest: [[1, 6]], about: true },
      PK: { harvest: [[12, 4]], about: true },
    },
    names: {
      Spunta: { ar: 'سبونتا (Spunta)', typed: ['بطاطس سبونتا'] },
      'Agria, Diamant, Nicola, Lady Rosetta': {},
    },
  },
  onion: {
    of: ['onions'],
    origins: {
      IN: {
        harvest: [
          [3, 5],
          [10, 2],
        ],
      },
      PK: {
        harvest: [
          [11, 3],
          [6, 10],
        ],
        about: true,
      },
      EG: { harvest: [[3, 7]], about: true },
    },
    names: {
      'Nashik red': { ar: 'ناشيك أحمر (Nashik red)', from: 'IN', typed: ['بصل هندي أحمر', 'नाशिक प्याज़'] },
      'golden onion': { ar: 'بصل ذهبي (golden onion)', from: 'EG', typed: ['بصل ذهبي', 'بصل مصري'] },
    },
  },
  carrot: {
    of: ['carrots'],
    origins: {
      AU: { harvest: [[1, 12]] },
      CN: { harvest: [[1, 12]], about: true },
    },
  },
  cucumber: {
    of: ['cucumbers'],
    origins: {
      AE: { harvest: [[1, 12]], about: true },
      JO: {},
    },
    names: {
      'Beit Alpha': { typed: ['خيار بلدي', 'خيار قصير'] },
    },
  },
  'bell-pepper': {
    of: ['bell-peppers'],
    origins: {
      NL: { harvest: [[3, 11]] },
      ES: { harvest: [[11, 4]] },
    },
  },
  greens: {
    of: ['lettuce', 'spinach', 'kale', 'cabbage', 'arugula', 'swiss-chard'],
    origins: {
      AE: { harvest: [[11, 4]] },
    },
  },
  lettuce: {
    of: ['lettuce'],
    origins: {
      ES: { harvest: [[11, 4]] },
      NL: { harvest: [[5, 10]], about: true },
      JO: { harvest: [[11, 5]], about: true },
    },
    names: {
      'iceberg, romaine, lollo, oak leaf': { ar: 'آيسبرج، روماني، لولو، أوك\u00a0ليف (iceberg, romaine, lollo, oak leaf)', typed: ['خس آيسبرغ', 'خس روماني', 'لولو'] },
    },
  },
  'baby-leaf': {
    of: ['spinach', 'arugula'],
    origins: {
      IT: { harvest: [[1, 12]], about: true },
    },
  },
  cabbage: {
    of: ['cabbage'],
    origins: {
      NL: {},
      CN: {},
    },
  },
  arugula: {
    of: ['arugula'],
    names: {
      'jarjeer, wild rocket': { ar: 'جرجير، روكا (jarjeer, wild rocket)', typed: ['جرجير', 'روكا'] },
    },
  },
  kale: {
    of: ['kale'],
    origins: {
      NL: {},
    },
  },
  'sweet-potato': {
    of: ['sweet-potatoes'],
    origins: {
      EG: { harvest: [[7, 12]], about: true },
      US: { harvest: [[8, 11]] },
      IN: { harvest: [[11, 3]], about: true },
    },
    names: {
      'Beauregard, Covington': {},
    },
  },
  beet: {
    of: ['beets', 'turnips', 'radishes'],
    origins: {
      AE: { harvest: [[11, 4]], about: true },
      NL: {},
    },
  },
  parsnip: {
    of: ['parsnips', 'rutabaga'],
    origins: {
      GB: { harvest: [[9, 4]], about: true },
      NL: { harvest: [[9, 4]], about: true },
      CA: {},
    },
  },
  'bok-choy': {
    of: ['bok-choy'],
    origins: {
      TH: { harvest: [[1, 12]], about: true },
      AE: {},
    },
  },
  'bitter-gourd': {
    of: ['bitter-gourd'],
    origins: {
      IN: { harvest: [[1, 12]], about: true },
      TH: {},
    },
  },
  drumstick: {
    of: ['drumsticks'],
    origins: {
      IN: { harvest: [[3, 9]], about: true },
    },
  },
  taro: {
    of: ['taro-root'],
    origins: {
      IN: {},
      CN: {},
    },
    names: {
      'arvi, eddoe, dasheen': { typed: ['قلقاس', 'अरबी', 'اروی'] },
    },
  },
  yam: {
    of: ['yam'],
    origins: {
      GH: { harvest: [[8, 12]], about: true },
    },
    names: {
      'puna (pona)': { ar: 'بونا (puna)', from: 'GH', typed: ['يام'] },
      'suran (jimikand)': { ar: 'سوران (suran)', typed: ['सूरन', 'जिमीकंद', 'زمین قند'] },
    },
  },
  cassava: {
    of: ['cassava'],
    origins: {
      IN: {},
      CR: { harvest: [[1, 12]] },
    },
  },
} as const satisfies TradedGoods
