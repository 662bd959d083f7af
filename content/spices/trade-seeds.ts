import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  cumin: {
    of: ['cumin-seed', 'ground-cumin'],
    origins: {
      IN: { harvest: [[2, 4]] },
      SY: { harvest: [[5, 6]], about: true },
      TR: { harvest: [[6, 7]], about: true },
    },
    names: {
      'Singapore quality': { ar: 'جودة سنغافورة (Singapore quality)', of: ['cumin-seed'], from: 'IN' },
      'Europe quality': { ar: 'جودة أوروبا (Europe quality)', of: ['cumin-seed'], from: 'IN' },
      Sortex: { of: ['cumin-seed'] },
      'machine cleaned (MC)': { ar: 'منظّف آليًا (machine cleaned, MC)', of: ['cumin-seed'] },
    },
    found: {
      'Gulf quality': { of: ['cumin-seed'] },
      Unjha: { of: ['cumin-seed'], typed: ['ऊंझा'] },
      'black cumin (kala jeera)': { of: ['cumin-seed'], typed: ['काला जीरा', 'کالا زیرہ'] },
    },
  },
  coriander: {
    of: ['coriander-seed', 'ground-coriander'],
    origins: {
      IN: { harvest: [[2, 4]] },
      BG: { harvest: [[7, 8]], about: true },
    },
    names: {
      Eagle: { of: ['coriander-seed'], from: 'IN' },
      Scooter: { of: ['coriander-seed'], from: 'IN' },
      Split: { ar: 'كزبرة مفلوقة (Split)', of: ['coriander-seed'], typed: ['كزبرة مفلوقة'] },
    },
    found: {
      'Parrot (Single, Double)': { of: ['coriander-seed'] },
      Badami: { of: ['coriander-seed'], typed: ['बादामी धनिया'] },
    },
  },
  fennel: {
    of: ['fennel-seed'],
    origins: {
      IN: { harvest: [[2, 4]] },
      EG: { harvest: [[4, 6]], about: true },
    },
    names: {
      'Lucknow (Lakhnavi) saunf': { ar: 'شمر لكناو (Lucknow saunf)', typed: ['लखनवी सौंफ'] },
    },
    found: {
      bold: { typed: ['मोटी सौंफ'] },
    },
  },
  fenugreek: {
    of: ['fenugreek-seed'],
    origins: {
      IN: { harvest: [[2, 4]] },
    },
    names: {
      'kasuri methi': { typed: ['कसूरी मेथी', 'قصوری میتھی'] },
    },
  },
  'mustard-yellow': {
    of: ['yellow-mustard-seed'],
    origins: {
      CA: { harvest: [[8, 9]] },
    },
    names: {
      'No. 1 Canada Yellow': { from: 'CA' },
    },
  },
  'mustard-brown': {
    of: ['brown-mustard-seed'],
    origins: {
      IN: { harvest: [[2, 3]] },
      CA: { harvest: [[8, 9]] },
    },
    names: {
      'small rai, bold rai': { ar: 'راي صغير، راي كبير (small rai, bold rai)', typed: ['राई', 'رائی'] },
    },
  },
  'mustard-black': {
    of: ['black-mustard-seed'],
    origins: {
      IN: { harvest: [[2, 3]], about: true },
    },
    found: {
      'small rai, bold rai': { typed: ['राई', 'رائی'] },
    },
  },
  ajwain: {
    of: ['ajwain-seed'],
    origins: {
      IN: { harvest: [[2, 3]], about: true },
    },
  },
  nigella: {
    of: ['nigella-seed'],
    origins: {
      IN: { harvest: [[2, 4]], about: true },
      ET: { harvest: [[11, 1]], about: true },
      EG: { harvest: [[4, 6]], about: true },
    },
    names: {
      'Ethiopian black seed': { ar: 'حبة سوداء حبشية (Ethiopian black seed)', from: 'ET', typed: ['حبة البركة الحبشية'] },
    },
    found: {
      'Habbat al-barakah Qassimi': { typed: ['حبة البركة القصيمية'] },
    },
  },
  caraway: {
    of: ['caraway-seed'],
    origins: {
      FI: { harvest: [[7, 8]], about: true },
      EG: { harvest: [[4, 5]], about: true },
    },
  },
} as const satisfies TradedGoods
