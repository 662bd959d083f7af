import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade-aromatics.ts'

export const trade = {
  saffron: {
    label: 'الزعفران',
    origins: {
      IR: 'أكبر محصول في العالم بفارق كبير',
      AF: 'منشأ جديد سريع النمو، خيوطه حمراء بالكامل',
      ES: 'زعفران La Mancha المجفف بالتحميص، بتسمية منشأ محمية (DOP)',
      IN: 'Mongra وLacha، خيوط داكنة',
      GR: 'Krokos Kozanis، بتسمية منشأ محمية (PDO)',
    },
    names: {
      'Super Negin': 'تسمية تجارية: خيوط حمراء طويلة مستقيمة بدون فتات',
      Negin: 'خيوط حمراء سميكة بدون الجزء الأصفر',
      Sargol: 'أطراف حمراء مقطوعة، أقصر مع بعض الفتات',
      Pushal: 'أحمر، معه من 1 إلى 3\u00a0ملم من الجزء الأصفر',
      'Mongra, Lacha': 'قصّتان هنديتان: Mongra أطراف حمراء، وLacha مع الجزء الأصفر',
      Coupé: 'خيوط إسبانية حمراء مقطوعة',
    },
  },
  sumac: {
    label: 'السماق',
    origins: {
      TR: 'أكبر مصدّر، رطب وكثير منه مملّح',
      IR: 'مطحون أو صحيح، للكباب',
    },
    names: {
      'baladi sumac': 'سماق بلاد الشام المحلي، بدون ملح مضاف',
    },
  },
  lime: {
    label: 'اللومي',
    origins: {
      GT: 'لومي كبير الحب للخليج',
      IR: 'يُسمّى هناك limoo amani؛ أسود وفاتح',
      OM: 'إليها يُنسب اللومي العماني، ومحصولها اليوم صغير',
    },
    names: {
      'black loomi, white loomi': 'الأسود بني داكن، والأبيض فاتح، وكلاهما تام الجفاف',
      'Omani loomi': 'اسم اللومي الصغير في الخليج',
    },
  },
  vanilla: {
    label: 'الفانيليا',
    origins: {
      MG: 'Bourbon: درجات gourmet وTK وred',
      UG: 'محصولان في السنة، والأعواد غنية بالفانيلين',
    },
    names: {
      'gourmet (black, TK)': 'أسود gourmet برطوبة من 30 إلى 38%، وTK أجفّ، من 25 إلى 30%',
      'red (US, EU)': 'أعواد أجفّ للمستخلصات: EU برطوبة من 22 إلى 25%، وUS حتى 22%',
      Bourbon: 'نوع Vanilla planifolia من مدغشقر وجزر القمر وجزيرة ريونيون',
    },
  },
  'garam-masala': {
    label: 'جارام ماسالا',
    names: {
      'Punjabi, Kashmiri garam masala': 'خلطتان إقليميتان، والكشميرية أخف وأكثر نكهة',
    },
  },
  baharat: {
    label: 'البهارات المشكّلة',
    names: {
      'seven spices': 'خلطة شامية من سبعة بهارات',
      'bezar (bzar)': 'خلطة إماراتية من بهارات محمّصة',
      'kabsa spices': 'خلطة سعودية للأرز مع اللومي',
    },
  },
  zaatar: {
    label: 'الزعتر',
    names: {
      'green za’atar, red za’atar': 'في الأخضر أعشاب وسمسم أكثر، وفي الأحمر سماق أكثر',
      'Aleppo za’atar (Halabi)': 'بالمكسرات والبذور والبهارات والرمان، ومسبّبات الحساسية تختلف',
      'Jordanian za’atar (melloki)': 'خلطة خضراء ناعمة بالسماق والسمسم',
    },
  },
  curry: {
    label: 'الكاري',
    names: {
      Madras: 'كاري أشد حدّة وحمرة',
    },
  },
} satisfies GoodsWords<typeof facts>
