import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  almond: {
    of: ['natural-almonds-18-20', 'natural-almonds-20-22', 'natural-almonds-23-25', 'natural-almonds-25-27', 'natural-almonds-27-30', 'almonds-in-shell', 'blanched-almonds', 'sliced-almonds', 'almond-flour', 'almonds'],
    origins: {
      US: { harvest: [[8, 10]] },
      AU: { harvest: [[2, 4]] },
      ES: { harvest: [[8, 10]] },
      IR: { harvest: [[8, 9]], about: true },
      AF: { harvest: [[8, 9]], about: true },
    },
    names: {
      'Nonpareil (NP, NPX)': {},
      Independence: {},
      Carmel: {},
      'Butte/Padre (BP)': {},
      Marcona: { of: ['blanched-almonds', 'almonds'], from: 'ES' },
      Mamra: { ar: 'مامرا (Mamra)', of: ['natural-almonds-18-20', 'natural-almonds-20-22', 'almonds'], typed: ['لوز مامرا', 'मामरा बादाम', 'مامرا بادام'] },
      'Supreme, SSR, Std 5%': {},
      'PPO, steam pasteurized': { ar: 'PPO، بسترة بالبخار (steam pasteurized)' },
    },
    found: {
      'Monterey, Fritz, Aldrich': {},
      Sonora: {},
      Gurbandi: { of: ['almonds'], typed: ['गुरबंदी बादाम', 'گربندی بادام'] },
      'Kagzi (Kaghazi)': { of: ['almonds-in-shell', 'almonds'], typed: ['لوز كاغذي', 'कागज़ी बादाम', 'کاغذی بادام'] },
    },
  },
  cashew: {
    of: ['cashews-w180', 'cashews-w240', 'cashews-w320', 'cashews-w450', 'cashew-splits', 'large-cashew-pieces', 'small-cashew-pieces', 'cashews'],
    origins: {
      VN: { harvest: [[2, 5]] },
      IN: { harvest: [[3, 5]] },
      CI: { harvest: [[2, 6]] },
      TZ: { harvest: [[10, 1]] },
      BR: { harvest: [[9, 1]] },
    },
    names: {
      W320: { typed: ['كاجو ٣٢٠'] },
      W240: { typed: ['كاجو ٢٤٠'] },
      W180: { typed: ['كاجو ١٨٠', 'काजू W180'] },
      W210: { typed: ['كاجو ٢١٠'] },
      'SW, SW320': {},
      'WS, SS': { of: ['cashew-splits'], typed: ['كاجو أنصاف', 'दो टुकड़ा'] },
      'LWP, LP, SWP, SP, BB': { of: ['large-cashew-pieces', 'small-cashew-pieces'], typed: ['كسر كاجو', 'काजू टुकड़ा'] },
    },
    found: {
      W450: { typed: ['كاجو ٤٥٠'] },
      'LBW, DW': {},
      'WB (butts)': { of: ['cashew-splits'] },
    },
  },
  pistachio: {
    of: ['in-shell-pistachios-18-20', 'in-shell-pistachios-21-25', 'in-shell-pistachios-26-30', 'pistachio-kernels', 'peeled-pistachio-kernels', 'pistachio-pieces', 'pistachios'],
    origins: {
      US: { harvest: [[9, 10]] },
      IR: { harvest: [[8, 10]] },
      TR: { harvest: [[8, 10]] },
      SY: { harvest: [[8, 9]], about: true },
    },
    names: {
      'Fandoghi (round)': { ar: 'فندقي (Fandoghi, round)', from: 'IR', typed: ['فستق فندقي'] },
      'Akbari (super long)': { ar: 'أكبري (Akbari, super long)', from: 'IR', typed: ['فستق أكبري'] },
      'Ahmad Aghaei (long)': { ar: 'أحمد آغائي (Ahmad Aghaei, long)', from: 'IR', typed: ['أحمد آقايي'] },
      'Kalleh Ghouchi (jumbo)': { ar: 'كله قوجي (Kalleh Ghouchi, jumbo)', from: 'IR', typed: ['كله قوجي', 'جامبو'] },
      Kerman: { from: 'US' },
      'Antep, Siirt': { ar: 'عنتابي، سيرتي (Antep, Siirt)', from: 'TR', typed: ['فستق عنتابي'] },
      'GPPK, green peeled kernel': { ar: 'لب أخضر مقشّر (GPPK, green peeled kernel)', of: ['peeled-pistachio-kernels'], typed: ['لب فستق أخضر مقشر'] },
      'naturally opened, mechanically opened (NO, MO)': {
        ar: 'متفتح طبيعيًا، متفتح آليًا (NO, MO)',
        of: ['in-shell-pistachios-18-20', 'in-shell-pistachios-21-25', 'in-shell-pistachios-26-30', 'pistachios'],
        typed: ['مفتح طبيعي', 'مفتح ميكانيكي'],
      },
    },
    found: {
      Badami: { typed: ['بادامي'] },
      'Aleppo (Halabi)': { typed: ['فستق حلبي'] },
      'slivered pistachio': { of: ['peeled-pistachio-kernels', 'pistachio-pieces'], typed: ['خلال فستق'] },
      'closed shell': { of: ['in-shell-pistachios-18-20', 'in-shell-pistachios-21-25', 'in-shell-pistachios-26-30', 'pistachios'], typed: ['فستق مغلق'] },
    },
  },
  walnut: {
    of: ['walnuts-in-shell', 'walnut-halves', 'walnut-quarters', 'walnut-pieces', 'walnuts'],
    origins: {
      US: { harvest: [[9, 11]] },
      CL: { harvest: [[3, 5]] },
      CN: { harvest: [[9, 10]] },
      UA: { harvest: [[9, 10]] },
    },
    names: {
      Chandler: { ar: 'تشاندلر (Chandler)', typed: ['تشاندلر', 'شاندلر'] },
      'LHP 20%, LHP 40%, LHP 80%': {},
      'Extra light, light, light amber, amber': { ar: 'فاتح جدًا، فاتح، كهرماني فاتح، كهرماني (Extra light, light, light amber, amber)' },
      'jumbo 32 mm+, large 30+': { ar: 'جامبو 32\u00a0ملم فأكبر، كبير 30 فأكبر (jumbo, large)', typed: ['جوز جامبو'] },
      'Serr, Howard, Tulare, Hartley': {},
    },
    found: {
      '185, 33': {},
      'Kashmiri akhrot, kagzi': { typed: ['कश्मीरी अखरोट', 'کشمیری اخروٹ'] },
    },
  },
  pecan: {
    of: ['pecan-halves', 'pecan-pieces'],
    origins: {
      US: { harvest: [[10, 12]] },
      MX: { harvest: [[10, 12]] },
      ZA: { harvest: [[5, 8]], about: true },
    },
    names: {
      'Fancy Junior Mammoth Halves': {},
      'Mammoth, Jumbo, Extra Large': {},
    },
  },
  hazelnut: {
    of: ['hazelnut-kernels-11-13-mm', 'hazelnut-kernels-13-15-mm', 'blanched-hazelnuts', 'hazelnut-flour'],
    origins: {
      TR: { harvest: [[8, 9]] },
      IT: { harvest: [[8, 9]] },
      GE: { harvest: [[8, 9]] },
      AZ: { harvest: [[8, 9]], about: true },
      CL: { harvest: [[2, 4]] },
    },
    names: {
      'Giresun, Levant': {},
      'Tonda Gentile (Piedmont)': {},
    },
  },
  macadamia: {
    of: ['whole-macadamias', 'macadamia-halves'],
    origins: {
      ZA: { harvest: [[3, 8]], about: true },
      AU: { harvest: [[3, 9]] },
      KE: { harvest: [[3, 8]], about: true },
    },
    names: {
      'Style 0 to 8': { ar: 'مقاسات Style من 0 إلى 8' },
      'Style 1, 1L, 1S': {},
      'Style 4, 4L': {},
    },
  },
  peanut: {
    of: ['peanuts-38-42', 'peanuts-50-60', 'blanched-peanuts', 'peanuts-in-shell'],
    origins: {
      IN: {
        harvest: [
          [10, 11],
          [4, 6],
        ],
        about: true,
      },
      AR: { harvest: [[4, 6]] },
      CN: { harvest: [[9, 10]] },
      US: { harvest: [[9, 10]] },
      SD: { harvest: [[11, 1]], about: true },
    },
    names: {
      Bold: { typed: ['बोल्ड मूंगफली'] },
      Java: { typed: ['जावा मूंगफली'] },
      HPS: {},
      'Runner, Virginia, Spanish': {},
      'high oleic (HO)': { ar: 'عالي الأوليك (high oleic, HO)' },
    },
    found: {
      TJ: {},
    },
  },
  'pine-nut': {
    of: ['pine-nuts'],
    origins: {
      CN: { harvest: [[9, 10]] },
      TR: {},
      PK: { harvest: [[9, 11]], about: true },
    },
    names: {
      chilgoza: { ar: 'جلغوزة (chilgoza)', typed: ['صنوبر باكستاني', 'चिलगोज़ा', 'چلغوزہ'] },
      'Mediterranean pignoli': { ar: 'صنوبر حوض المتوسط (Mediterranean pignoli)', typed: ['صنوبر تركي', 'صنوبر لبناني'] },
    },
    found: {
      '650, 750, 950 count': {},
      'Siberian cedar': { typed: ['صنوبر روسي'] },
    },
  },
  'brazil-nut': {
    of: ['brazil-nuts'],
    origins: {
      BO: { harvest: [[12, 3]] },
      PE: { harvest: [[12, 3]] },
    },
    found: {
      'large, medium, midget, tiny': {},
    },
  },
} as const satisfies TradedGoods
