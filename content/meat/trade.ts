import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
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
      'carabeef, buffalo': { ar: 'لحم جاموس (carabeef, buffalo)', typed: ['لحم جاموس', 'भैंस का गोश्त', 'بھینس کا گوشت'] },
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
      'French rack, shank, square-cut shoulder': { ar: 'ريش فرنسية، موزات، كتف مربعة (French rack, shank, square-cut shoulder)', typed: ['ريش غنم', 'موزات'] },
      'Naimi, Najdi': { ar: 'نعيمي، نجدي (Naimi, Najdi)', typed: ['نعيمي', 'نجدي'] },
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
      'carcass, six-way cut': { ar: 'ذبيحة، تقطيع سداسي (carcass, six-way cut)', typed: ['ذبيحة'] },
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
      griller: { ar: 'دجاج كامل (griller)', of: ['whole-chicken'], typed: ['دجاج كامل'] },
      'shawarma chicken': { ar: 'دجاج شاورما (shawarma chicken)', of: ['chicken-breast', 'chicken-thighs'], typed: ['دجاج شاورما'] },
      'SBB, IQF, tenderloin': { ar: 'صدور مسحب، IQF، فيليه داخلي (SBB, tenderloin)', of: ['chicken-breast'], typed: ['صدور مسحب'] },
      '3-joint, mid-joint': { ar: 'جناح بثلاثة أجزاء، جناح أوسط (3-joint, mid-joint)', of: ['chicken-wings'], typed: ['أجنحة'] },
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
      hamour: { ar: 'هامور (hamour)', typed: ['هامور'] },
      'kingfish (kanaad)': { ar: 'كنعد (kingfish)', typed: ['كنعد', 'सुरमई', 'سرمئی'] },
      'zubaidi, pomfret': { ar: 'زبيدي (pomfret)', typed: ['زبيدي', 'पापलेट', 'پاپلیٹ'] },
      'salmon 3–4, 4–5, 5–6kg': { ar: 'سلمون 3–4 و4–5 و5–6\u00a0كجم (salmon)', from: 'NO', typed: ['سلمون'] },
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
      'vannamei (whiteleg)': { ar: 'فانامي (vannamei, whiteleg)', typed: ['روبيان فانامي', 'جمبري', 'झींगा', 'جھینگا'] },
      'black tiger': { ar: 'تايجر (black tiger)', typed: ['روبيان تايجر', 'टाइगर झींगा'] },
      'U10, 16/20, 21/25': {},
    },
    found: {
      'HOSO, HLSO, PD, PUD, PTO': {},
    },
  },
  crab: {
    of: ['crab'],
    origins: {
      IN: {},
    },
    names: {
      'blue swimmer, mud crab, king crab': { ar: 'سلطعون أزرق، سلطعون الطين، سلطعون ملكي (blue swimmer, mud crab, king crab)', typed: ['قبقب', 'كابوريا', 'केकड़ा', 'کیکڑا'] },
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
      'Maine/Canadian, spiny, slipper': { ar: 'لوبستر كندي، شارخة، أم الروبيان (Maine/Canadian, spiny, slipper)', typed: ['لوبستر', 'شارخة', 'أم الروبيان'] },
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
      'tubes, rings, U5, U10': { ar: 'أنابيب، حلقات، U5، U10 (tubes, rings)', typed: ['حبار', 'حلقات كاليماري'] },
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
