import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  'pepper-black': {
    of: ['black-peppercorns', 'ground-black-pepper'],
    origins: {
      VN: { harvest: [[2, 4]] },
      IN: { harvest: [[12, 3]] },
      BR: { harvest: [[7, 11]], about: true },
    },
    names: {
      TGSEB: { of: ['black-peppercorns'], from: 'IN' },
      MG1: { of: ['black-peppercorns'], from: 'IN' },
      ASTA: { of: ['black-peppercorns'] },
    },
    found: {
      TGEB: { of: ['black-peppercorns'] },
      FAQ: { of: ['black-peppercorns'] },
      '5 mm bold': { of: ['black-peppercorns'] },
      pinheads: { of: ['black-peppercorns'] },
      'light berries': { of: ['black-peppercorns'] },
      'Lampong (Lampung)': { of: ['black-peppercorns'] },
    },
  },
  'pepper-white': {
    of: ['white-peppercorns'],
    origins: {
      ID: { harvest: [[7, 9]] },
      VN: { harvest: [[2, 4]], about: true },
    },
    names: {
      Muntok: { ar: 'مونتوك (Muntok)', from: 'ID' },
    },
    found: {
      'double washed': {},
      Sarawak: {},
    },
  },
  cardamom: {
    of: ['green-cardamom'],
    origins: {
      GT: { harvest: [[10, 3]] },
      IN: { harvest: [[8, 2]] },
    },
    names: {
      '8 mm, 7.5 mm, 7 mm': { ar: '8\u00a0ملم، 7.5\u00a0ملم، 7\u00a0ملم', typed: ['هيل ٨ ملم'] },
      'American cardamom': { ar: 'هيل أمريكي (American cardamom)', typed: ['هيل أمريكي'] },
      jumbo: { ar: 'جامبو (jumbo)', typed: ['هيل جامبو'] },
    },
    found: {
      AGEB: {},
      AGB: {},
      AGS: {},
      'Indian cardamom': { typed: ['هيل هندي'] },
      bulk: {},
      fruit: {},
      'splits (open)': { typed: ['هيل مفتح'] },
      'cardamom seeds': { typed: ['بذور الهيل', 'هيل مقشر', 'इलायची दाना'] },
    },
  },
  'cardamom-black': {
    of: ['black-cardamom'],
    origins: {
      NP: { harvest: [[8, 11]], about: true },
    },
    found: {
      'Jumbo Jet (JJ)': {},
    },
  },
  clove: {
    of: ['cloves'],
    origins: {
      MG: { harvest: [[10, 12]], about: true },
      TZ: {
        harvest: [
          [7, 11],
          [12, 3],
        ],
      },
      ID: { harvest: [[6, 9]], about: true },
    },
    names: {
      'Lal Pari': { ar: 'لال باري (Lal Pari)', typed: ['लाल परी', 'لال پری'] },
      Zanzibar: { ar: 'زنجباري (Zanzibar)', typed: ['قرنفل زنجباري'] },
    },
    found: {
      CG3: {},
      headless: { typed: ['قرنفل بلا رأس'] },
      'clove stems': {},
      'khoker cloves': {},
    },
  },
  cinnamon: {
    of: ['ceylon-cinnamon'],
    origins: {
      LK: {
        harvest: [
          [6, 10],
          [11, 1],
        ],
        about: true,
      },
    },
    names: {
      Alba: { ar: 'ألبا (Alba)', from: 'LK', typed: ['ألبا'] },
    },
    found: {
      'C5 Special': {},
      C5: {},
      C4: {},
      'M5, M4': {},
      'H1, H2, H3': {},
      'quillings, chips': {},
    },
  },
  cassia: {
    of: ['cassia'],
    origins: {
      CN: {
        harvest: [
          [3, 5],
          [8, 10],
        ],
        about: true,
      },
      VN: {
        harvest: [
          [3, 5],
          [8, 10],
        ],
        about: true,
      },
    },
    names: {
      'Korintje KA, KB, KC': { from: 'ID' },
    },
    found: {
      Saigon: { typed: ['قرفة سايغون'] },
      'split, cigarette, tube, broken': {},
      Padang: {},
    },
  },
  'star-anise': {
    of: ['star-anise'],
    origins: {
      VN: {
        harvest: [
          [7, 10],
          [3, 4],
        ],
        about: true,
      },
    },
    found: {
      'whole 2.5 cm up, broken': {},
    },
  },
  nutmeg: {
    of: ['nutmeg'],
    origins: {
      ID: { harvest: [[1, 12]], about: true },
    },
    names: {
      ABCD: { from: 'ID' },
    },
    found: {
      BWP: {},
      'shrivels (SS)': {},
      'count 80, 110': {},
    },
  },
  mace: {
    of: ['mace'],
    origins: {
      ID: { harvest: [[1, 12]], about: true },
    },
    found: {
      'Banda No. 1': {},
    },
  },
  bay: {
    of: ['bay-leaves'],
    origins: {
      TR: { harvest: [[7, 10]], about: true },
    },
    names: {
      'hand-selected, semi-selected, FAQ': { ar: 'منتقى يدويًا، شبه منتقى، FAQ (hand-selected, semi-selected)', from: 'TR' },
    },
  },
  chili: {
    of: ['dried-red-chilies', 'chili-powder'],
    origins: {
      IN: { harvest: [[1, 5]] },
      CN: { harvest: [[9, 11]], about: true },
    },
    names: {
      'Teja (S17)': { from: 'IN', typed: ['तेजा'] },
      'Sannam (S4)': { from: 'IN' },
      Byadgi: { from: 'IN', typed: ['ब्याडगी'] },
      'with stem, stemless': { ar: 'بالعنق، بدون عنق (with stem, stemless)', typed: ['مع العنق', 'بدون عنق', 'डंडी वाली', 'बिना डंडी'] },
    },
    found: {
      'SHU, Scoville': { typed: ['سكوفيل'] },
      '334': {},
      Kashmiri: { typed: ['فلفل كشميري', 'कश्मीरी मिर्च', 'کشمیری مرچ'] },
      'Wonder Hot, 341, Endo 5': {},
      Yidu: {},
      'Chaotian, Sanying': {},
      Dandicut: { typed: ['ڈنڈی کٹ'] },
      'bird’s eye': {},
      'crushed, flakes with or without seeds': { typed: ['فلفل مجروش', 'कुटी मिर्च', 'کٹی مرچ'] },
    },
  },
  turmeric: {
    of: ['turmeric-fingers', 'turmeric-powder'],
    origins: {
      IN: { harvest: [[1, 4]] },
    },
    names: {
      Erode: { from: 'IN', typed: ['ईरोड हल्दी'] },
      'Alleppey finger (AFT)': { from: 'IN' },
      'finger, bulb (gattha)': { ar: 'أصابع، أبصال (finger, bulb)', typed: ['गट्ठा हल्दी'] },
    },
    found: {
      Salem: { typed: ['सेलम हल्दी'] },
      Nizamabad: { typed: ['निजामाबाद हल्दी'] },
      'Rajapore (Rajapuri)': { typed: ['राजापुरी हल्दी'] },
      'polished, double polished': {},
      Lakadong: { typed: ['लाकाडोंग'] },
    },
  },
  paprika: {
    of: ['paprika'],
    origins: {
      CN: { harvest: [[9, 10]] },
      ES: { harvest: [[9, 11]] },
    },
    names: {
      'ASTA 80, 120, 160, 200': {},
      'smoked, Pimentón de la Vera': { ar: 'بابريكا مدخّنة (smoked, Pimentón de la Vera)', from: 'ES', typed: ['بابريكا مدخنة'] },
    },
    found: {
      Édesnemes: {},
    },
  },
  ginger: {
    of: ['ginger-powder', 'ginger-tea'],
    origins: {
      NG: { harvest: [[11, 3]], about: true },
      IN: { harvest: [[1, 4]], about: true },
    },
    names: {
      'split, sliced, whole peeled': { ar: 'مفلوق، شرائح، صحيح مقشّر (split, sliced, whole peeled)' },
      'Cochin, Calicut': { ar: 'كوشين، كاليكوت (Cochin, Calicut)', from: 'IN', typed: ['सोंठ', 'سونٹھ'] },
    },
  },
  'garlic-powder': {
    of: ['garlic-powder'],
    origins: {
      CN: { harvest: [[5, 6]] },
    },
    names: {
      '80–100 mesh, 40–60 mesh, 8–16 mesh': {},
      'A grade, B grade': { ar: 'درجة A، درجة B', from: 'CN' },
    },
  },
  'onion-powder': {
    of: ['onion-powder'],
    origins: {
      IN: { harvest: [[2, 5]], about: true },
      EG: { harvest: [[4, 7]], about: true },
    },
    found: {
      '80–100 mesh, 40–60 mesh, 8–16 mesh': {},
    },
  },
} as const satisfies TradedGoods
