import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  'sugar-white': {
    of: ['refined-white-sugar', 'caster-sugar', 'icing-sugar', 'sugar-cubes'],
    origins: {
      BR: { harvest: [[4, 11]] },
      IN: { harvest: [[11, 4]] },
      TH: { harvest: [[12, 4]] },
      AE: {},
      FR: { harvest: [[9, 1]] },
    },
    names: {
      'ICUMSA 45, 100, 150': { of: ['refined-white-sugar'], typed: ['إيكومسا ٤٥'] },
      'S30, M30, L30': { of: ['refined-white-sugar'], from: 'IN', typed: ['चीनी S-30', 'M-30'] },
      'EC2, EU 2': { of: ['refined-white-sugar'] },
    },
  },
  'sugar-brown': {
    of: ['light-brown-sugar', 'dark-brown-sugar'],
    origins: {
      MU: { harvest: [[6, 12]] },
      GB: {},
    },
  },
  'sugar-raw': {
    of: ['raw-cane-sugar'],
    origins: {
      BR: { harvest: [[4, 11]] },
      IN: { harvest: [[11, 4]] },
    },
    names: {
      VHP: { from: 'BR' },
      turbinado: { ar: 'توربينادو (turbinado)' },
      'khandsari, desi khand': { ar: 'خاندساري (khandsari, desi khand)', from: 'IN', typed: ['खांडसारी', 'کھانڈ'] },
    },
    found: {
      'J-spec': {},
    },
  },
  demerara: {
    of: ['demerara-sugar'],
    origins: {
      MU: { harvest: [[6, 12]] },
      GY: {},
    },
  },
  muscovado: {
    of: ['muscovado-sugar'],
    origins: {
      MU: { harvest: [[6, 12]] },
      PH: { harvest: [[11, 5]], about: true },
    },
  },
  jaggery: {
    of: ['jaggery-blocks', 'jaggery-powder'],
    origins: {
      IN: { harvest: [[11, 4]] },
      PK: { harvest: [[11, 3]], about: true },
    },
    names: {
      'Kolhapuri gur': { ar: 'جور كولهابوري (Kolhapuri gur)', from: 'IN', typed: ['कोल्हापुरी गुड़'] },
      shakkar: { ar: 'شكّر (shakkar)', of: ['jaggery-powder'], typed: ['शक्कर', 'شکر'] },
    },
    found: {
      'bheli, chaku, khurpa': { typed: ['भेली'] },
    },
  },
  'palm-sugar': {
    of: ['palm-sugar'],
    origins: {
      ID: { harvest: [[1, 12]], about: true },
      MY: { harvest: [[1, 12]], about: true },
    },
    names: {
      'gula melaka, gula aren': { ar: 'جولا ملاكا، جولا آرين (gula melaka, gula aren)' },
    },
    found: {
      karupatti: {},
    },
  },
  'coconut-sugar': {
    of: ['coconut-sugar'],
    origins: {
      ID: { harvest: [[1, 12]] },
    },
  },
  honey: {
    of: ['acacia-honey', 'sidr-honey', 'wildflower-honey', 'clover-honey', 'creamed-honey', 'baker-s-honey'],
    names: {
      'water white, ELA, LA': { ar: 'أبيض مائي (water white)، ELA، LA' },
      'raw, organic, UMF': { ar: 'خام، عضوي، UMF (raw, organic)', typed: ['عسل خام'] },
    },
  },
  'honey-acacia': {
    of: ['acacia-honey'],
    origins: {
      HU: { harvest: [[5, 6]] },
      RO: { harvest: [[5, 6]] },
    },
    names: {
      robinia: { ar: 'روبينيا (robinia)' },
    },
  },
  'honey-sidr': {
    of: ['sidr-honey'],
    origins: {
      YE: { harvest: [[10, 11]] },
      SA: { harvest: [[10, 11]] },
      PK: { harvest: [[9, 11]], about: true },
      OM: { harvest: [[10, 12]], about: true },
    },
    names: {
      'Do’ani': { ar: 'دوعني (Do’ani)', from: 'YE', typed: ['عسل سدر دوعني'] },
      Baghiyah: { ar: 'بغية (Baghiyah)', from: 'YE', typed: ['عسل بغية'] },
      'beri honey': { ar: 'عسل بيري (beri honey)', from: 'PK', typed: ['عسل سدر باكستاني', 'بیری شہد', 'बेर का शहद'] },
    },
    found: {
      'Osaimi (Usaimi)': { typed: ['عسل سدر عصيمي'] },
      'Kashmiri sidr': { typed: ['عسل سدر كشميري', 'بیری کا شہد'] },
    },
  },
  'honey-clover': {
    of: ['clover-honey'],
    origins: {
      CA: { harvest: [[7, 9]] },
      NZ: { harvest: [[12, 2]] },
      EG: { harvest: [[5, 6]] },
    },
  },
  'honey-wildflower': {
    of: ['wildflower-honey', 'creamed-honey', 'baker-s-honey'],
    origins: {
      AR: { harvest: [[12, 3]] },
      IN: { harvest: [[12, 5]], about: true },
      MX: { harvest: [[1, 5]], about: true },
    },
  },
  'date-syrup': {
    of: ['date-syrup'],
    origins: {
      IQ: {},
      IR: {},
      AE: {},
      SA: {},
    },
    names: {
      'dibs, rub': { ar: 'دبس، رُبّ (dibs, rub)', typed: ['دبس', 'دبس تمر'] },
    },
  },
  'maple-syrup': {
    of: ['maple-syrup'],
    origins: {
      CA: { harvest: [[3, 4]] },
      US: { harvest: [[2, 4]] },
    },
    names: {
      'Golden, Amber, Dark, Very Dark': { ar: 'ذهبي، كهرماني، داكن، داكن جدًا (Golden, Amber, Dark, Very Dark)' },
    },
  },
  agave: {
    of: ['agave-syrup'],
    origins: {
      MX: { harvest: [[1, 12]] },
    },
  },
  glucose: {
    of: ['glucose-syrup'],
    origins: {
      CN: {},
      IN: {},
    },
    names: {
      '42 DE, 60 DE': {},
      'liquid glucose 83 Brix': { ar: 'جلوكوز سائل 83 بركس (liquid glucose)' },
    },
  },
  'golden-syrup': {
    of: ['golden-syrup'],
    origins: {
      GB: {},
    },
  },
  molasses: {
    of: ['cane-molasses'],
    origins: {
      IN: { harvest: [[11, 4]] },
      EG: {},
    },
    names: {
      'blackstrap, C molasses': { ar: 'بلاكستراب، دبس القصب C (blackstrap, C molasses)', typed: ['عسل أسود', 'शीरा', 'شیرہ'] },
    },
  },
  stevia: {
    of: ['stevia-extract', 'stevia-blend'],
    origins: {
      CN: {},
      PY: {},
    },
    names: {
      'RA97, RA80/SG95': { of: ['stevia-extract'] },
      'Reb M, Reb D': { of: ['stevia-extract'] },
    },
  },
  'monk-fruit': {
    of: ['monk-fruit-extract'],
    origins: {
      CN: { harvest: [[9, 12]], about: true },
    },
    names: {
      'MV25, MV50': {},
    },
  },
  erythritol: {
    of: ['erythritol', 'powdered-erythritol'],
    origins: {
      CN: {},
      US: {},
    },
  },
  xylitol: {
    of: ['xylitol'],
    origins: {
      CN: {},
    },
  },
} as const satisfies TradedGoods
