import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade-seeds.ts'

export const trade = {
  cumin: {
    label: 'الكمون',
    origins: {
      IN: 'أكبر محصول، بدرجتي سنغافورة وأوروبا',
      SY: 'حب داكن زيتي معروف في بلاد الشام',
      TR: 'حب عطري من حوض المتوسط',
    },
    names: {
      'Singapore quality': 'كمون هندي للتصدير، نقاوته عادةً 99%، منظّف آليًا',
      'Europe quality': 'كمون هندي نقاوته 99.5% فأكثر، مفروز ضوئيًا',
      Sortex: 'مفروز حسب اللون بآلة ضوئية',
      'machine cleaned (MC)': 'منظّف بالغربال والوزن، غير مفروز ضوئيًا',
    },
  },
  coriander: {
    label: 'الكزبرة',
    origins: {
      IN: 'درجات Eagle وScooter وBadami وParrot وSplit',
      BG: 'حب صغير غني بالزيت',
    },
    names: {
      Eagle: 'درجة هندية: حب زاهٍ، معظمه صحيح',
      Scooter: 'درجة هندية فوق Eagle: حب نظيف مائل إلى الأخضر',
      Split: 'حب مفلوق إلى نصفين، للطحن',
    },
  },
  fennel: {
    label: 'الشمر',
    origins: {
      IN: 'حب كبير أخضر، ونوع لكناو الرفيع للمضغ',
      EG: 'حب لشاي الأعشاب والخبز',
    },
    names: {
      'Lucknow (Lakhnavi) saunf': 'حب رفيع أخضر حلو، يُمضغ بعد الأكل',
    },
  },
  fenugreek: {
    label: 'الحلبة',
    origins: {
      IN: 'أكبر مصدّر، منظّفة آليًا أو مفروزة ضوئيًا',
    },
    names: {
      'kasuri methi': 'ورق الحلبة المجفف، لا حبها',
    },
  },
  'mustard-yellow': {
    label: 'الخردل الأصفر',
    origins: {
      CA: 'أكبر مصدّر، بدرجة No. 1 Canada',
    },
    names: {
      'No. 1 Canada Yellow': 'أعلى درجة كندية للخردل الأصفر',
    },
  },
  'mustard-brown': {
    label: 'الخردل البني',
    origins: {
      IN: 'راي، حب صغير وكبير',
      CA: 'النوع البني لخردل ديجون',
    },
    names: {
      'small rai, bold rai': 'خردل هندي حسب الحجم، والصغير أغمق',
    },
  },
  'mustard-black': {
    label: 'الخردل الأسود',
    origins: {
      IN: 'راي صغير داكن، معظمه Brassica juncea',
    },
  },
  ajwain: {
    label: 'الأجوان',
    origins: {
      IN: 'المنشأ الرئيسي، ويُصنَّف حسب النقاوة',
    },
  },
  nigella: {
    label: 'الحبة السوداء',
    origins: {
      IN: 'كالونجي، تُباع بكميات كبيرة حسب النقاوة',
      ET: 'حب عطري غني بالزيت',
      EG: 'يُعصر كثير منها لاستخراج الزيت',
    },
    names: {
      'Ethiopian black seed': 'من إثيوبيا، وتُفضَّل للعصر',
    },
  },
  caraway: {
    label: 'الكراوية',
    origins: {
      FI: 'أكبر مصدّر أوروبي، والحب غني بالزيت',
      EG: 'للمشروبات والحلويات العربية',
    },
  },
} satisfies GoodsWords<typeof facts>
