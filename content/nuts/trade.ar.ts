import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  almond: {
    label: 'اللوز',
    origins: {
      US: 'معظم إنتاج العالم، ومنه Nonpareil وCarmel وIndependence',
      AU: 'موسمه معاكس لموسم الشمال: Nonpareil وCarmel وPrice',
      ES: 'أنواع صلبة القشر: Marcona وValencia وLargueta',
      IR: 'لب المامرا',
      AF: 'كاغذي رقيق القشر، ولب جوربندي',
    },
    names: {
      'Nonpareil (NP, NPX)': 'قشر رقيق ولب أملس، وX تعني درجة Extra\u00a0No.\u00a01',
      Independence: 'قشر طري، وسعره قريب من Nonpareil',
      Carmel: 'نوع كاليفورني، حبته طويلة ضيقة',
      'Butte/Padre (BP)': 'حب صغير صلب القشر، يُباع النوعان معًا',
      Marcona: 'لب إسباني مستدير مفلطح حلو',
      Mamra: 'لب زيتي من محصول صغير، أغلى اللوز',
      'Supreme, SSR, Std 5%': 'الدرجة Supreme هي U.S. No. 1، وتسمح SSR وStd بنسبة أكبر من المثلوم والمفلوق',
      'PPO, steam pasteurized': 'طريقتا بسترة اللوز الكاليفورني، والاتحاد الأوروبي يمنع PPO',
    },
  },
  cashew: {
    label: 'الكاجو',
    origins: {
      VN: 'أكبر مصدّر للب الكاجو، ويُقشَّر فيه محصول أفريقيا أيضًا',
      IN: 'حب كامل ممتاز، وسوق محلية كبيرة',
      CI: 'أكبر محصول من الكاجو الخام، ويزداد تصدير اللب',
      TZ: 'كاجو خام كبير الحب، يُباع بالمزاد',
      BR: 'لب كبير، وأسماء درجاته برازيلية',
    },
    names: {
      W180: 'من 170 إلى 180 حبة بيضاء كاملة في الرطل',
      W210: 'من 200 إلى 210 في الرطل، ويُسمّى جامبو',
      W240: 'من 220 إلى 240 حبة بيضاء كاملة في الرطل',
      W320: 'من 300 إلى 320 في الرطل، المقاس المعتاد في السوق',
      'SW, SW320': 'حب كامل لفحته الحرارة فمال إلى البني (scorched)، بالمقاسات نفسها',
      'WS, SS': 'WS أنصاف بيضاء، وSS أنصاف لفحتها الحرارة',
      'LWP, LP, SWP, SP, BB': 'LWP وLP قطع كبيرة، وSWP وSP صغيرة، وBB فتات. وSP في الهند قطع لفحتها الحرارة (scorched)',
    },
  },
  pistachio: {
    label: 'الفستق',
    origins: {
      US: 'Kerman وGolden Hills، نظيف متجانس',
      IR: 'فندقي وكله قوجي وأحمد آغائي وأكبري',
      TR: 'عنتابي، ولب أخضر مبكر للبقلاوة',
      SY: 'الحلبي: قشرة حمراء ولب أخضر',
    },
    names: {
      'Fandoghi (round)': 'إيراني مستدير، مقاسه عادةً 28/30 و30/32',
      'Akbari (super long)': 'إيراني طويل كبير، وهو أغلى الأنواع، من 18/20 إلى 22/24',
      'Ahmad Aghaei (long)': 'إيراني طويل أبيض القشر، من 20/22 إلى 26/28 تقريبًا',
      'Kalleh Ghouchi (jumbo)': 'إيراني كبير مستدير، من 18/20 إلى 24/26 تقريبًا',
      Kerman: 'النوع الكاليفورني الرئيسي، مستدير',
      'Antep, Siirt': 'تركي: Antep صغير طويل أخضر، وSiirt أكبر ومستدير',
      'GPPK, green peeled kernel': 'لب بدون قشرته، أخضر زاهٍ',
      'naturally opened, mechanically opened (NO, MO)': 'NO متفتح على الشجرة، وMO مفتوح بالآلة وهو أرخص',
    },
  },
  walnut: {
    label: 'الجوز',
    origins: {
      US: 'Chandler وHoward وTulare وSerr',
      CL: 'موسمه معاكس لموسم الشمال، وأنصاف فاتحة من Chandler وSerr',
      CN: 'نوعا 185 و33، قشرهما رقيق',
      UA: 'أنصاف فاتحة مكسورة يدويًا',
    },
    names: {
      Chandler: 'نوع فاتح كبير من كاليفورنيا وتشيلي',
      'LHP 20%, LHP 40%, LHP 80%': 'أنصاف وقطع فاتحة، والرقم نسبة الأنصاف',
      'Extra light, light, light amber, amber': 'فئات لون اللب في المواصفة الأمريكية',
      'jumbo 32 mm+, large 30+': 'مقاسات الجوز بالقشر',
      'Serr, Howard, Tulare, Hartley': 'أنواع أخرى من كاليفورنيا وتشيلي',
    },
  },
  pecan: {
    label: 'البيكان',
    origins: {
      US: 'Desirable وStuart وWestern Schley وPawnee',
      MX: 'Western وWichita',
      ZA: 'Wichita، موسمه معاكس لموسم الشمال',
    },
    names: {
      'Fancy Junior Mammoth Halves': 'أنصاف بيكان أمريكية، من 251 إلى 300 في الرطل',
      'Mammoth, Jumbo, Extra Large':
        'في الرطل: Mammoth حتى 250 نصفًا، وJumbo من 301 إلى 350، وExtra Large من 351 إلى 450',
    },
  },
  hazelnut: {
    label: 'البندق',
    origins: {
      TR: 'معظم تجارة العالم، ونوعا Giresun وLevant',
      IT: 'Tonda Gentile، مستدير للحلويات',
      GE: 'لب طبيعي للصناعة',
      AZ: 'لب طبيعي للصناعة',
      CL: 'موسمه معاكس لموسم الشمال، سريع النمو',
    },
    names: {
      'Giresun, Levant': 'نوعان تركيان: Giresun الأجود، وLevant من بقية المناطق',
      'Tonda Gentile (Piedmont)': 'بندق إيطالي مستدير تزول قشرته كاملة',
    },
  },
  macadamia: {
    label: 'المكاداميا',
    origins: {
      ZA: 'أكبر منتج',
      AU: 'موطنها الأصلي، وتُباع حسب Style',
      KE: 'محصول مزارع صغيرة، واللب حسب Style',
    },
    names: {
      'Style 0 to 8': 'مقاسات اللب، من الحب الكامل الكبير (0) إلى الفتات',
      'Style 1, 1L, 1S': 'Style 1 حب كامل، و1L كبير، و1S صغير',
      'Style 4, 4L': 'أنصاف في معظمها، و4L أنصاف كبيرة',
    },
  },
  peanut: {
    label: 'الفول السوداني',
    origins: {
      IN: 'Bold وJava وTJ، حسب المقاس',
      AR: 'Runner، وعالي الأوليك، ومقشّر',
      CN: 'نوع Virginia الكبير، وبالقشر',
      US: 'أنواع Runner وVirginia وSpanish',
      SD: 'إليه يُنسب اسم الفول السوداني',
    },
    names: {
      Bold: 'حب هندي طويل، من 38/42 إلى 60/70',
      Java: 'حب هندي صغير مستدير، من 50/60 إلى 80/90',
      HPS: 'لب هندي منتقى باليد',
      'Runner, Virginia, Spanish': 'أنواع السوق في أمريكا والأرجنتين',
      'high oleic (HO)': 'يدوم أطول، وزيته أبطأ في التزنخ',
    },
  },
  'pine-nut': {
    label: 'الصنوبر',
    origins: {
      CN: 'Pinus koraiensis، المصدر الرئيسي',
      TR: 'Pinus pinea من حوض المتوسط، وهو أغلى الأنواع',
      PK: 'جلغوزة، طويل رفيع',
    },
    names: {
      chilgoza: 'حب طويل من Pinus gerardiana',
      'Mediterranean pignoli': 'Pinus pinea: طويل عاجي اللون، وهو أغلى الأنواع',
    },
  },
  'brazil-nut': {
    label: 'الجوز البرازيلي',
    origins: {
      BO: 'أكبر مصدّر، لب بدون قشر',
      PE: 'لب، وكثير منه عضوي',
    },
  },
} satisfies GoodsWords<typeof facts>
