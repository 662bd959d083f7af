import type { vegetables as facts } from '#app/catalogue/trade/vegetables.ts'
import type { GoodsWords } from '../../tradeWords.ts'

export const vegetables = {
  tomato: {
    label: 'الطماطم',
    origins: {
      AE: 'محصول محلي من الحقول المكشوفة شتاءً',
      JO: 'أول مورّد إقليمي برًا',
      NL: 'عنقودية وكرزية، جوًا',
    },
    names: {
      'beef, plum (Roma), cherry, vine': 'أنواع حسب الشكل: كبيرة، وبيضاوية، وصغيرة، وعنقودية',
    },
  },
  potato: {
    label: 'البطاطس',
    origins: {
      EG: 'سبونتا وغيرها، محصول الربيع',
      PK: 'حمراء وبيضاء بسعر منخفض',
    },
    names: {
      Spunta: 'بطاطس مائدة صفراء طويلة من مصر ولبنان',
      'Agria, Diamant, Nicola, Lady Rosetta': 'للقلي، وللمائدة، وللسلطة، ولرقائق الشيبس',
    },
  },
  onion: {
    label: 'البصل',
    origins: {
      IN: 'أحمر لاذع، المعتاد في الخليج',
      PK: 'أحمر، البديل حين تتوقف الهند',
      EG: 'ذهبي وأحمر، خفيف',
    },
    names: {
      'Nashik red': 'أحمر هندي لاذع، يُباع حسب أصغر قطر',
      'golden onion': 'نوع مصري بني مصفرّ للتصدير',
    },
  },
  carrot: {
    label: 'الجزر',
    origins: {
      AU: 'مغسول زاهٍ، أكثر المستورد في الخليج',
      CN: 'مغسول في كراتين 10\u00a0كجم',
    },
  },
  cucumber: {
    label: 'الخيار',
    origins: {
      AE: 'من البيوت المحمية، نوع Beit Alpha القصير',
      JO: 'نوع Beit Alpha، برًا',
    },
    names: {
      'Beit Alpha': 'خيار قصير أملس معروف في الخليج',
    },
  },
  'bell-pepper': {
    label: 'الفلفل الرومي',
    origins: {
      NL: 'ملوّن مكعّب الشكل، جوًا وبحرًا',
      ES: 'ملوّن، في الشتاء',
    },
  },
  greens: {
    label: 'الورقيات',
    origins: {
      AE: 'حقول مكشوفة شتاءً، وزراعة مائية طوال السنة',
    },
  },
  lettuce: {
    label: 'الخس',
    origins: {
      ES: 'آيسبرج وروماني في الشتاء',
      NL: 'آيسبرج وورقي في الصيف',
      JO: 'آيسبرج وروماني برًا',
    },
    names: {
      'iceberg, romaine, lollo, oak leaf': 'رأس متماسك، وورق طويل، ومجعّد، ومفصّص',
    },
  },
  'baby-leaf': {
    label: 'الورق الصغير',
    origins: {
      IT: 'يصل جوًا',
    },
  },
  cabbage: {
    label: 'الملفوف',
    origins: {
      NL: 'أبيض وأحمر، يتحمّل التخزين',
      CN: 'مستدير أبيض، بحرًا',
    },
  },
  arugula: {
    label: 'الجرجير',
    names: {
      'jarjeer, wild rocket': 'حزم خليجية عريضة الورق، وروكا إيطالية ضيقة الورق',
    },
  },
  kale: {
    label: 'الكيل',
    origins: {
      NL: 'مجعّد',
    },
  },
  'sweet-potato': {
    label: 'البطاطا الحلوة',
    origins: {
      EG: 'نوع Beauregard البرتقالي، موسم طويل',
      US: 'Covington، معالَجة ومخزّنة',
      IN: 'شكركند، قشرة بيضاء وحمراء',
    },
    names: {
      'Beauregard, Covington': 'لب برتقالي، من مصر وأمريكا',
    },
  },
  beet: {
    label: 'الشمندر واللفت والفجل',
    origins: {
      AE: 'محصول محلي شتوي',
      NL: 'شمندر بدون أوراق، وفجل أحمر',
    },
  },
  parsnip: {
    label: 'الجزر الأبيض واللفت السويدي',
    origins: {
      GB: 'جزر أبيض، ولفت سويدي من اسكتلندا',
      NL: 'جزر أبيض مغسول',
      CA: 'لفت سويدي مشمّع',
    },
  },
  'bok-choy': {
    label: 'بوك تشوي',
    origins: {
      TH: 'جوًا مع ورقيات آسيوية أخرى',
      AE: 'زراعة مائية، وحقول مكشوفة شتاءً',
    },
  },
  'bitter-gourd': {
    label: 'القرع المر',
    origins: {
      IN: 'أخضر شوكي، جوًا',
      TH: 'نوع صيني فاتح أملس',
    },
  },
  drumstick: {
    label: 'المورينجا',
    origins: {
      IN: 'أنواع PKM، جوًا',
    },
  },
  taro: {
    label: 'القلقاس',
    origins: {
      IN: 'أروي، درنات صغيرة',
      CN: 'قلقاس كبير وصغير',
    },
    names: {
      'arvi, eddoe, dasheen': 'أروي وeddoe درنات صغيرة، وdasheen كبيرة',
    },
  },
  yam: {
    label: 'اليام',
    origins: {
      GH: 'بونا، يام أبيض',
    },
    names: {
      'puna (pona)': 'يام أبيض من غانا',
      'suran (jimikand)': 'يام قدم الفيل، نبات آخر',
    },
  },
  cassava: {
    label: 'الكسافا',
    origins: {
      IN: 'كابا، طازجة أو مجمّدة',
      CR: 'طازجة مشمّعة',
    },
  },
} satisfies GoodsWords<typeof facts>
