import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  'tea-black': {
    label: 'الشاي الأسود',
    origins: {
      KE: 'CTC: BP1 وPF1 وPD وD1',
      LK: 'Orthodox: Pekoe وFBOP وOP1 للشرق الأوسط',
      IN: 'CTC من آسام، أساس شاي الكرك',
      RW: 'CTC زاهٍ يُباع في مومباسا',
    },
    names: {
      PF1: 'Pekoe Fannings 1: CTC كيني لأكياس الشاي والكرك',
      BP1: 'Broken Pekoe 1: أكبر حبيبات CTC',
      'PD, D1': 'Pekoe Dust وDust 1: سريع وقوي',
      'Pekoe, Pekoe 1': 'ورق سيلاني ملفوف، مفضل في الخليج والعراق',
      'OPA, OP, OP1': 'ورق سيلاني كبير: OPA عريض، وOP طويل، وOP1 رفيع',
      'FTGFOP1, SFTGFOP1': 'أعلى درجات الورق الكامل في دارجيلنج وآسام',
    },
  },
  'earl-grey': {
    label: 'إيرل جراي',
    origins: {
      LK: 'ورق orthodox، وهو أساس الخلطة',
      IT: 'معظم زيت البرجموت في العالم',
    },
  },
  'tea-green': {
    label: 'الشاي الأخضر',
    origins: {
      CN: 'Gunpowder 3505 وChunmee 41022 و9371',
      JP: 'سينشا وبانشا، معالَج بالبخار',
      VN: 'أخضر محمّص، سعره منخفض',
    },
    names: {
      'Gunpowder 3505, 9375': 'كريات ملفوفة حسب رقم التصدير الصيني',
      'Chunmee 41022, 9371, 4011': 'أخضر صيني مقوّس لشمال أفريقيا وغربها',
      'Sencha, Bancha, Genmaicha': 'ياباني: سينشا معالَج بالبخار، وبانشا من قطفة متأخرة، وجنمايتشا مع أرز محمّص',
    },
  },
  oolong: {
    label: 'شاي أولونج',
    origins: {
      CN: 'Tieguanyin وWuyi وDancong',
    },
  },
  'tea-white': {
    label: 'الشاي الأبيض',
    origins: {
      CN: 'Silver Needle وWhite Peony وShoumei',
      LK: 'براعم فضية',
    },
    names: {
      'Silver Needle, White Peony, Shoumei': 'Silver Needle براعم، وWhite Peony برعم وورقتان، وShoumei أوراق',
    },
  },
  matcha: {
    label: 'الماتشا',
    origins: {
      JP: 'من القطفة الأولى، للشرب',
      CN: 'للطبخ، وسعرها أقل',
    },
    names: {
      'ceremonial, culinary': 'تسميتان تجاريتان بدون مواصفة: ceremonial القطفة الأولى، وculinary ما بعدها',
    },
  },
  arabica: {
    label: 'الأرابيكا',
    origins: {
      BR: 'Santos NY2 17/18 وRio Minas',
      ET: 'مجفف ومغسول، والخيار الأول لقهوة الخليج',
      CO: 'Supremo وExcelso مغسول',
      YE: 'موكا مجفف بالشمس، صغير الحب غالي الثمن',
      IN: 'Plantation A وMonsooned Malabar',
      GT: 'SHB مغسول',
    },
    names: {
      'Santos NY2 17/18 FC': 'البرازيل: عيوب قليلة، غربال 17/18، ومذاق جيد',
      'Harrar (Harari)': 'إثيوبي مجفف طويل الحب، مفضل في الخليج',
      'Nekemte (Lekempti)': 'مجفف من غرب إثيوبيا، منتشر في السعودية',
      Khawlani: 'بن جبال جنوب غرب الجزيرة العربية',
      'Supremo, Excelso': 'Supremo غربال 17/18، وExcelso جودة التصدير الكولومبية، وكثيرًا ما تكون غربال 14–16',
      'Arabic roast (blonde)': 'تحميص فاتح جدًا للقهوة الخليجية بالهيل',
      'Turkish grind': 'أنعم طحن، وكثير منه بالهيل',
      'AA, AB, PB': 'غرابيل كينيا وتنزانيا، وPB حبة مفردة مستديرة',
    },
  },
  robusta: {
    label: 'الروبوستا',
    origins: {
      VN: 'أكبر محصول روبوستا: G1 S18 وS16 وG2',
      UG: 'غربال 18 و15 و12',
      IN: 'Cherry AB وParchment AB وKaapi Royale',
      ID: 'مجفف من الدرجة 4، EK-1',
    },
    names: {
      'Grade 1 S18, S16; Grade 2 S13': 'فيتنام، حسب الغربال ونسبة الحب الأسود والمكسور',
      'Cherry AB, Parchment AB, Kaapi Royale': 'من الهند: Cherry مجفف، وParchment مغسول، وKaapi Royale روبوستا مختص',
      conilon: 'روبوستا البرازيل',
    },
  },
  'coffee-instant': {
    label: 'القهوة السريعة الذوبان',
    origins: {
      BR: 'أكبر مصدّر',
    },
    names: {
      'spray, agglomerated, freeze dried': 'spray بودرة، وagglomerated حبيبات، وfreeze dried بلورات وهي الأغلى',
    },
  },
  chamomile: {
    label: 'البابونج',
    origins: {
      EG: 'أكبر مصدّر، أزهار ومقطّع وناعم',
      HR: 'أزهار أوروبية',
    },
  },
  peppermint: {
    label: 'النعناع',
    origins: {
      EG: 'ورق مفروك، ومقطّع لأكياس الشاي',
      US: 'ورق قوي غني بالزيت',
    },
  },
  lemongrass: {
    label: 'عشبة الليمون',
    origins: {
      EG: 'ورق مقطّع لأوروبا',
      TH: 'ساق وورق، طازج ومجفف',
    },
  },
  hibiscus: {
    label: 'الكركديه',
    origins: {
      SD: 'أحمر داكن حامض، وهو المرجع',
      EG: 'أسواني، أزهار (كؤوس) كاملة',
      NG: 'كميات كبيرة، وتُفحص فيها المتبقيات بدقة',
    },
    names: {
      Aswani: 'أزهار (كؤوس) كاملة داكنة من أسوان',
    },
  },
  tulsi: {
    label: 'التولسي',
    origins: {
      IN: 'أوراق Rama وKrishna وVana',
    },
    names: {
      'Rama, Krishna, Vana': 'Rama تولسي أخضر، وKrishna بنفسجي، وVana بري',
    },
  },
  'hot-chocolate': {
    label: 'الشوكولاتة الساخنة',
    origins: {
      NL: 'كاكاو بودرة قلوي 10/12',
      MY: 'كاكاو بودرة لآسيا والخليج',
    },
  },
  protein: {
    label: 'مشروبات البروتين',
    origins: {
      US: 'مركّز مصل الحليب ومعزوله',
      NZ: 'بروتين المصل والحليب',
      CN: 'معزول الصويا والبازلاء',
    },
  },
} satisfies GoodsWords<typeof facts>
