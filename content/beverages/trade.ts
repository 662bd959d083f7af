import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  'tea-black': {
    of: ['black-tea', 'masala-chai'],
    origins: {
      KE: { harvest: [[1, 12]] },
      LK: { harvest: [[1, 12]] },
      IN: { harvest: [[3, 12]] },
      RW: { harvest: [[1, 12]], about: true },
    },
    names: {
      PF1: {},
      BP1: {},
      'PD, D1': { typed: ['شاي ناعم', 'डस्ट चाय'] },
      'Pekoe, Pekoe 1': { ar: 'بيكو (Pekoe, Pekoe 1)', of: ['black-tea'], from: 'LK', typed: ['شاي بيكو'] },
      'OPA, OP, OP1': { of: ['black-tea'], from: 'LK', typed: ['شاي ورق كبير'] },
      'FTGFOP1, SFTGFOP1': { of: ['black-tea'], from: 'IN' },
    },
    found: {
      'BOPSM, BOP, OF': {},
      'FBOP, FBOPF1': { of: ['black-tea'] },
      'BOP, BOPF': { of: ['black-tea'] },
      'low grown, high grown': { of: ['black-tea'], typed: ['شاي سيلاني'] },
      'first flush, second flush': { of: ['black-tea'] },
      'habba (grain tea)': { of: ['black-tea'], typed: ['شاي حبة', 'दाना चाय', 'دانے دار چائے'] },
    },
  },
  'earl-grey': {
    of: ['earl-grey'],
    origins: {
      LK: { harvest: [[1, 12]] },
      IT: { harvest: [[11, 3]] },
    },
  },
  'tea-green': {
    of: ['green-tea'],
    origins: {
      CN: { harvest: [[3, 10]] },
      JP: { harvest: [[4, 10]] },
      VN: { harvest: [[3, 11]], about: true },
    },
    names: {
      'Gunpowder 3505, 9375': { from: 'CN' },
      'Chunmee 41022, 9371, 4011': { from: 'CN' },
      'Sencha, Bancha, Genmaicha': { ar: 'سينشا، بانشا، جنمايتشا (Sencha, Bancha, Genmaicha)', from: 'JP' },
    },
  },
  oolong: {
    of: ['oolong-tea'],
    origins: {
      CN: {
        harvest: [
          [4, 5],
          [9, 10],
        ],
      },
    },
    found: {
      'Tieguanyin, Dong Ding, Da Hong Pao': {},
    },
  },
  'tea-white': {
    of: ['white-tea'],
    origins: {
      CN: { harvest: [[3, 5]] },
      LK: {},
    },
    names: {
      'Silver Needle, White Peony, Shoumei': { from: 'CN' },
    },
  },
  matcha: {
    of: ['matcha-powder'],
    origins: {
      JP: { harvest: [[4, 6]] },
      CN: { harvest: [[4, 6]], about: true },
    },
    names: {
      'ceremonial, culinary': { ar: 'احتفالية، للطبخ (ceremonial, culinary)', typed: ['ماتشا احتفالي'] },
    },
  },
  arabica: {
    of: ['arabica-beans', 'ground-coffee', 'espresso-blends'],
    origins: {
      BR: { harvest: [[5, 9]] },
      ET: { harvest: [[10, 1]] },
      CO: {
        harvest: [
          [10, 1],
          [4, 6],
        ],
      },
      YE: { harvest: [[10, 12]], about: true },
      IN: { harvest: [[11, 2]] },
      GT: { harvest: [[12, 3]] },
    },
    names: {
      'Santos NY2 17/18 FC': { of: ['arabica-beans'], from: 'BR', typed: ['بن برازيلي سانتوس'] },
      'Harrar (Harari)': { ar: 'هرري (Harrar)', of: ['arabica-beans'], from: 'ET', typed: ['بن هرري'] },
      'Nekemte (Lekempti)': { ar: 'لقمتي (Nekemte)', of: ['arabica-beans'], from: 'ET', typed: ['بن لقمتي'] },
      Khawlani: { ar: 'خولاني (Khawlani)', of: ['arabica-beans'], typed: ['بن خولاني'] },
      'Supremo, Excelso': { of: ['arabica-beans'], from: 'CO', typed: ['بن كولومبي سوبريمو'] },
      'Arabic roast (blonde)': { ar: 'تحميص عربي، قهوة شقراء (blonde)', of: ['ground-coffee'], typed: ['قهوة عربية شقراء'] },
      'Turkish grind': { ar: 'طحنة تركية (Turkish grind)', of: ['ground-coffee'], typed: ['قهوة تركية'] },
      'AA, AB, PB': { of: ['arabica-beans'] },
    },
    found: {
      'Rio Minas': { of: ['arabica-beans'], typed: ['بن ريو'] },
      'Sidamo, Yirgacheffe, Limu, Jimma 5': { of: ['arabica-beans'], typed: ['بن سيدامو', 'يرغاتشيف', 'جيما'] },
      Barriyah: { of: ['arabica-beans'], typed: ['قهوة برية', 'بن بري'] },
      'Mattari, Haraz, Ismaili': { of: ['arabica-beans'], typed: ['بن مطري', 'حرازي', 'إسماعيلي'] },
      'SHB, SHG, HG': { of: ['arabica-beans'] },
      'Plantation A, PB, Mysore Nuggets EB': { of: ['arabica-beans'] },
    },
  },
  robusta: {
    of: ['robusta-beans'],
    origins: {
      VN: { harvest: [[10, 1]] },
      UG: {
        harvest: [
          [11, 2],
          [5, 8],
        ],
        about: true,
      },
      IN: { harvest: [[12, 3]] },
      ID: { harvest: [[4, 9]], about: true },
    },
    names: {
      'Grade 1 S18, S16; Grade 2 S13': { from: 'VN', typed: ['بن فيتنامي'] },
      'Cherry AB, Parchment AB, Kaapi Royale': { from: 'IN' },
      conilon: { ar: 'كونيلون (conilon)', from: 'BR' },
    },
    found: {
      'Screen 18, 15, 12': {},
    },
  },
  'coffee-instant': {
    of: ['instant-coffee'],
    origins: {
      BR: {},
    },
    names: {
      'spray, agglomerated, freeze dried': { ar: 'مجففة بالرذاذ، محبّبة، مجففة بالتجميد (spray, agglomerated, freeze dried)' },
    },
  },
  chamomile: {
    of: ['chamomile'],
    origins: {
      EG: { harvest: [[2, 4]] },
      HR: { harvest: [[5, 6]], about: true },
    },
  },
  peppermint: {
    of: ['peppermint'],
    origins: {
      EG: { harvest: [[4, 10]], about: true },
      US: { harvest: [[7, 9]] },
    },
  },
  lemongrass: {
    of: ['lemon-grass'],
    origins: {
      EG: {},
      TH: {},
    },
  },
  hibiscus: {
    of: ['hibiscus'],
    origins: {
      SD: { harvest: [[11, 1]], about: true },
      EG: { harvest: [[10, 12]], about: true },
      NG: { harvest: [[11, 4]], about: true },
    },
    names: {
      Aswani: { ar: 'أسواني (Aswani)', from: 'EG', typed: ['كركديه أسواني'] },
    },
  },
  tulsi: {
    of: ['tulsi'],
    origins: {
      IN: {},
    },
    names: {
      'Rama, Krishna, Vana': { ar: 'راما، كريشنا، فانا (Rama, Krishna, Vana)', typed: ['राम तुलसी', 'श्याम तुलसी'] },
    },
  },
  'hot-chocolate': {
    of: ['hot-chocolate'],
    origins: {
      NL: {},
      MY: {},
    },
  },
  protein: {
    of: ['protein-shakes'],
    origins: {
      US: {},
      NZ: {},
      CN: {},
    },
  },
} as const satisfies TradedGoods
