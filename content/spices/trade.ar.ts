import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  'pepper-black': {
    label: 'الفلفل الأسود',
    origins: {
      VN: 'أكبر مصدّر، 500\u00a0و550\u00a0جم/لتر، FAQ أو منظّف',
      IN: 'Malabar Garbled، وTellicherry كبير الحب',
      BR: 'ثاني أكبر مصدّر، فاطلبوا فحص السالمونيلا',
    },
    names: {
      TGSEB: 'Tellicherry Garbled Special Extra Bold، من 4.75\u00a0ملم تقريبًا فأكبر',
      MG1: 'Malabar Garbled درجة 1: حب هندي ممتلئ منظّف',
      ASTA: 'منظّف حسب حدود الجمعية الأمريكية لتجارة التوابل',
    },
  },
  'pepper-white': {
    label: 'الفلفل الأبيض',
    origins: {
      ID: 'مونتوك الأبيض، الدرجة المرجعية',
      VN: 'أبيض منظّف، مغسول مرة أو مرتين',
    },
    names: {
      Muntok: 'فلفل أبيض من جزيرة بانكا في إندونيسيا',
    },
  },
  cardamom: {
    label: 'الهيل',
    origins: {
      GT: 'أكبر مصدّر، والهيل الرئيسي لقهوة الخليج',
      IN: 'Alleppey Green: لون ونكهة قويان',
    },
    names: {
      '8 mm, 7.5 mm, 7 mm': '95% فأكثر يبقى فوق غربال بهذا المقاس',
      'American cardamom': 'اسم هيل غواتيمالا في محال الخليج',
      jumbo: 'أكبر الحب، من 8\u00a0ملم تقريبًا فأكبر، ويختلف من بائع إلى آخر',
    },
  },
  'cardamom-black': {
    label: 'الهيل الأسود',
    origins: {
      NP: 'أكبر محصول من الهيل المدخّن',
    },
  },
  clove: {
    label: 'القرنفل',
    origins: {
      MG: 'أول مصدّر للقرنفل الغذائي',
      TZ: 'زنجبار، مورّد الخليج التاريخي',
      ID: 'أكبر محصول، معظمه للاستهلاك المحلي',
    },
    names: {
      'Lal Pari': 'تسمية للجودة: قرنفل نظيف بني محمرّ للأكل',
      Zanzibar: 'نوع يُزرع في غير زنجبار أيضًا، ولا يدل دائمًا على المنشأ',
    },
  },
  cinnamon: {
    label: 'القرفة السيلانية',
    origins: {
      LK: 'معظم القرفة الأصلية، من درجة Alba إلى H',
    },
    names: {
      Alba: 'أدق الأعواد، 6\u00a0ملم، 45 عودًا على الأقل في الكيلو',
    },
  },
  cassia: {
    label: 'قرفة كاسيا',
    origins: {
      CN: 'لحاء مفلوق وأنبوبي ومضغوط',
      VN: 'غنية بالزيت: مفلوقة ولفائف ومكسّرة',
    },
    names: {
      'Korintje KA, KB, KC': 'كاسيا إندونيسية حسب الطول واللون والجودة، وA أفضلها',
    },
  },
  'star-anise': {
    label: 'اليانسون النجمي',
    origins: {
      VN: 'نجوم كاملة مقطوفة يدويًا، ومحصول الخريف أكبر',
    },
  },
  nutmeg: {
    label: 'جوزة الطيب',
    origins: {
      ID: 'أكبر مصدّر، ABCD وSS وBWP',
    },
    names: {
      ABCD: 'حب سليم مقشّر بمقاسات مختلطة',
    },
  },
  mace: {
    label: 'البسباسة',
    origins: {
      ID: 'قشور برتقالية كاملة',
    },
  },
  bay: {
    label: 'ورق الغار',
    origins: {
      TR: 'معظم صادرات العالم، درجات منتقاة يدويًا',
    },
    names: {
      'hand-selected, semi-selected, FAQ': 'ورق تركي: hand-selected كامل، وsemi-selected قليل الكسر، وFAQ كما قُطف',
    },
  },
  chili: {
    label: 'الفلفل الأحمر الحار',
    origins: {
      IN: 'Teja S17 وSannam S4 وByadgi و334',
      CN: 'قرون Yidu وAmerican Red وChaotian',
    },
    names: {
      'Teja (S17)': 'رفيع حار جدًا، من 75,000 إلى 100,000 SHU تقريبًا',
      'Sannam (S4)': 'فلفل جونتور، من 35,000 إلى 40,000 SHU تقريبًا',
      Byadgi: 'مجعّد داكن اللون قليل الحدّة',
      'with stem, stemless': 'قرون تُباع بعنقها أو منزوعة العنق',
    },
  },
  turmeric: {
    label: 'الكركم',
    origins: {
      IN: 'معظم تجارة العالم، ويُصنَّف حسب الكركمين',
    },
    names: {
      Erode: 'كركم تاميل نادو، كركمين 3% تقريبًا',
      'Alleppey finger (AFT)': 'كركم كيرالا الغني بالكركمين، 5% فأكثر',
      'finger, bulb (gattha)': 'الأصابع فروع جانبية، وgattha جذور أم مستديرة أرخص',
    },
  },
  paprika: {
    label: 'البابريكا',
    origins: {
      CN: 'أكبر مورّد، من 60 إلى 240 ASTA',
      ES: 'La Vera المدخّنة بالبلوط، وخلطات للتصدير',
    },
    names: {
      'ASTA 80, 120, 160, 200': 'درجات اللون كما تُكتب في العروض',
      'smoked, Pimentón de la Vera': 'إسبانية مدخّنة بالبلوط: حلوة أو حلوة مُرّة أو حارة',
    },
  },
  ginger: {
    label: 'الزنجبيل',
    origins: {
      NG: 'مفلوق مجفف، لاذع غني بالزيت',
      IN: 'مقشّر، ليموني النكهة، غير مبيّض',
    },
    names: {
      'split, sliced, whole peeled': 'نيجيري مفلوق، وصيني شرائح، وهندي صحيح مقشّر',
      'Cochin, Calicut': 'زنجبيل كيرالا المجفف، وCalicut أخشن',
    },
  },
  'garlic-powder': {
    label: 'الثوم',
    origins: {
      CN: 'معظم رقائق الثوم وحبيباته وبودرته في العالم',
    },
    names: {
      '80–100 mesh, 40–60 mesh, 8–16 mesh': 'البودرة من 80 إلى 100، والحبيبات من 40 إلى 60، والمفروم من 8 إلى 16',
      'A grade, B grade': 'فئتان صينيتان للون والنقاوة، وA أكثر بياضًا',
    },
  },
  'onion-powder': {
    label: 'البصل',
    origins: {
      IN: 'أبيض وأحمر ووردي، من المجروش إلى البودرة',
      EG: 'أبيض لاذع مجفف',
    },
  },
} satisfies GoodsWords<typeof facts>
