import type { TradedGoods } from './types.ts'

export const meat = {
  beef: {
    of: ['beef'],
    origins: {
      BR: {},
      IN: {},
      AU: {},
      US: {},
    },
    names: {
      'topside, silverside, thick flank, rump': {},
      '100 VL, 90 CL': {},
      'carabeef, buffalo': { typed: ['لحم جاموس', 'भैंस का गोश्त', 'بھینس کا گوشت'] },
      'AUS-MEAT, MSA, Angus, Wagyu MB': { typed: ['واغيو', 'أنجوس'] },
      'USDA Prime, Choice, Select': { from: 'US' },
    },
  },
  lamb: {
    of: ['lamb'],
    origins: {
      AU: {},
      NZ: {},
    },
    names: {
      'French rack, shank, square-cut shoulder': { typed: ['ريش غنم', 'موزات'] },
      'Naimi, Najdi': { typed: ['نعيمي', 'نجدي'] },
    },
    found: {
      'carcass, six-way cut': { typed: ['ذبيحة'] },
    },
  },
  mutton: {
    of: ['mutton', 'goat-meat'],
    origins: {
      IN: {},
      PK: {},
      ET: {},
    },
    names: {
      'carcass, six-way cut': { typed: ['ذبيحة'] },
    },
  },
  veal: {
    of: ['veal'],
    origins: {
      NL: {},
    },
  },
  pork: {
    of: ['pork'],
    origins: {
      BR: {},
    },
  },
  chicken: {
    of: ['whole-chicken', 'chicken-breast', 'chicken-thighs', 'chicken-wings'],
    origins: {
      BR: {},
      AE: {},
      SA: {},
      UA: {},
      TR: {},
    },
    names: {
      griller: { of: ['whole-chicken'], typed: ['دجاج كامل'] },
      'shawarma chicken': { of: ['chicken-breast', 'chicken-thighs'], typed: ['دجاج شاورما'] },
      'SBB, IQF, tenderloin': { of: ['chicken-breast'], typed: ['صدور مسحب'] },
      '3-joint, mid-joint': { of: ['chicken-wings'], typed: ['أجنحة'] },
    },
  },
  turkey: {
    of: ['turkey'],
    origins: {
      BR: {},
      US: {},
    },
  },
  duck: {
    of: ['duck'],
    origins: {
      FR: {},
      HU: {},
    },
  },
  fish: {
    of: ['fresh-fish'],
    origins: {
      OM: {},
      IN: {},
      NO: { harvest: [[1, 12]] },
      TR: { harvest: [[1, 12]] },
    },
    names: {
      hamour: { typed: ['هامور'] },
      'kingfish (kanaad)': { typed: ['كنعد', 'सुरमई', 'سرمئی'] },
      'zubaidi, pomfret': { typed: ['زبيدي', 'पापलेट', 'پاپلیٹ'] },
      'salmon 3–4, 4–5, 5–6 kg': { from: 'NO', typed: ['سلمون'] },
    },
    found: {
      'shaari, safi, sultan ibrahim': { typed: ['شعري', 'صافي', 'سلطان إبراهيم'] },
      'sea bass, sea bream': { typed: ['سيباس', 'قاروص', 'دنيس'] },
    },
  },
  shrimp: {
    of: ['shrimp'],
    origins: {
      IN: {},
      EC: { harvest: [[1, 12]] },
      VN: {},
      SA: {},
    },
    names: {
      'vannamei (whiteleg)': { typed: ['روبيان فانامي', 'جمبري', 'झींगा', 'جھینگا'] },
      'black tiger': { typed: ['روبيان تايجر', 'टाइगर झींगा'] },
      'HOSO, HLSO, PD, PUD, PTO': {},
      'U10, 16/20, 21/25': {},
    },
  },
  crab: {
    of: ['crab'],
    origins: {
      IN: {},
    },
    names: {
      'blue swimmer, mud crab, king crab': { typed: ['قبقب', 'كابوريا', 'केकड़ा', 'کیکڑا'] },
    },
  },
  lobster: {
    of: ['lobster'],
    origins: {
      CA: {
        harvest: [
          [5, 7],
          [11, 12],
        ],
        about: true,
      },
      OM: { harvest: [[10, 11]] },
    },
    names: {
      'Maine/Canadian, spiny, slipper': { typed: ['لوبستر', 'شارخة', 'أم الروبيان'] },
    },
  },
  mussel: {
    of: ['mussels'],
    origins: {
      NZ: { harvest: [[1, 12]] },
      CL: { harvest: [[1, 12]] },
    },
    names: {
      Greenshell: { from: 'NZ', typed: ['بلح البحر الأخضر'] },
    },
  },
  squid: {
    of: ['squid'],
    origins: {
      IN: {},
    },
    names: {
      'tubes, rings, U5, U10': { typed: ['حبار', 'حلقات كاليماري'] },
    },
  },
  processed: {
    of: ['sausages', 'hot-dogs', 'burgers'],
    origins: {
      BR: {},
      SA: {},
      AE: {},
    },
  },
  bacon: {
    of: ['bacon'],
    origins: {
      DK: {},
    },
  },
} as const satisfies TradedGoods
