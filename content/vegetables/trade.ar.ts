import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  tomato: {
    label: 'الطماطم',
    origins: {
      AE: 'محصول محلي من الحقول المكشوفة شتاءً',
      JO: 'أول مورّد إقليمي، وتصل منه برًا',
      NL: 'عنقودية وكرزية، تصل جوًا',
    },
    names: {
      'beef, plum (Roma), cherry, vine': 'beef كبيرة، وplum بيضاوية، وcherry صغيرة، وvine على عنقودها',
    },
  },
  potato: {
    label: 'البطاطس',
    origins: {
      EG: 'سبونتا وغيرها، من محصول الربيع',
      PK: 'حمراء وبيضاء، سعرها منخفض',
    },
    names: {
      Spunta: 'بطاطس مائدة صفراء طويلة من مصر ولبنان',
      'Agria, Diamant, Nicola, Lady Rosetta': 'Agria للقلي، وDiamant للمائدة، وNicola للسلطة، وLady Rosetta للشيبس',
    },
  },
  onion: {
    label: 'البصل',
    origins: {
      IN: 'أحمر لاذع، وهو المعتاد في الخليج',
      PK: 'أحمر، وهو البديل حين تتوقف صادرات الهند',
      EG: 'ذهبي وأحمر، خفيف الطعم',
    },
    names: {
      'Nashik red': 'أحمر هندي لاذع، يُباع حسب أصغر قطر',
      'golden onion': 'نوع مصري بني مصفرّ للتصدير',
    },
  },
  carrot: {
    label: 'الجزر',
    origins: {
      AU: 'مغسول زاهي اللون، وهو أكثر ما يستورده الخليج',
      CN: 'مغسول في كراتين 10\u00a0كجم',
    },
  },
  cucumber: {
    label: 'الخيار',
    origins: {
      AE: 'من البيوت المحمية، نوع Beit Alpha القصير',
      JO: 'نوع Beit Alpha، يصل برًا',
    },
    names: {
      'Beit Alpha': 'خيار قصير أملس معروف في الخليج',
    },
  },
  'bell-pepper': {
    label: 'الفلفل الرومي',
    origins: {
      NL: 'ملوّن مكعّب الشكل، يصل جوًا وبحرًا',
      ES: 'ملوّن، يصل في الشتاء',
    },
  },
  greens: {
    label: 'الورقيات',
    origins: {
      AE: 'من حقول مكشوفة شتاءً، ومن زراعة مائية طوال السنة',
    },
  },
  lettuce: {
    label: 'الخس',
    origins: {
      ES: 'آيسبرج وروماني في الشتاء',
      NL: 'آيسبرج وورقي في الصيف',
      JO: 'آيسبرج وروماني، يصلان برًا',
    },
    names: {
      'iceberg, romaine, lollo, oak leaf': 'آيسبرج رأس متماسك، وروماني طويل الورق، ولولو مجعّد، وورق البلوط مفصّص',
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
      CN: 'مستدير أبيض، يصل بحرًا',
    },
  },
  arugula: {
    label: 'الجرجير',
    names: {
      'jarjeer, wild rocket': 'الجرجير عريض الورق بالحزمة، والروكا (wild rocket) ورق إيطالي صغير ضيق',
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
      EG: 'نوع Beauregard البرتقالي، موسمه طويل',
      US: 'نوع Covington، يُعالَج ثم يُخزَّن',
      IN: 'شكركند، قشرتها بيضاء أو حمراء',
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
      TH: 'يصل جوًا مع ورقيات آسيوية أخرى',
      AE: 'من زراعة مائية، ومن حقول مكشوفة شتاءً',
    },
  },
  'bitter-gourd': {
    label: 'القرع المر',
    origins: {
      IN: 'أخضر شوكي، يصل جوًا',
      TH: 'نوع صيني فاتح أملس',
    },
  },
  drumstick: {
    label: 'المورينجا',
    origins: {
      IN: 'أنواع PKM، تصل جوًا',
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
