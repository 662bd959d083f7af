import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  raisin: {
    label: 'الزبيب',
    origins: {
      TR: 'سلطانة حسب رقم اللون، نوع 9',
      US: 'Natural Seedless: عنب Thompson مجفف بالشمس',
      IR: 'ذهبي معالَج بالكبريت، وسلطانة، وملاير',
    },
    names: {
      'Thompson seedless': 'زبيب داكن مجفف بالشمس من عنب السلطانة',
      'golden, sulfured': 'مبيّض بثاني أكسيد الكبريت: أصفر',
      'sultana type 9, 10, 11': 'أرقام لون تركية، والأعلى أفتح',
      munakka: 'زبيب كبير داكن بالبذور',
    },
  },
  apricot: {
    label: 'المشمش المجفف',
    origins: {
      TR: 'معظم تجارة العالم، بمقاس جامبو ومقاسات من 1 إلى 8',
    },
    names: {
      'jumbo, No. 1 to 8':
        'مقاسات تركية بالعدد في الكيلو، بدون نوى: جامبو غالبًا من 60 إلى 80، وNo. 1 حتى 100، وNo. 8 أكثر من 220',
    },
  },
  fig: {
    label: 'التين المجفف',
    origins: {
      TR: 'Sarılop: Lerida وProtoben وGarland وطبيعي',
      IR: 'صغير فاتح بعلي، مفتوح أو مغلق',
    },
    names: {
      'Lerida, Protoben, Garland': 'تين تركي حسب الشكل، وGarland منظوم بخيط',
    },
  },
  date: {
    label: 'التمر',
    origins: {
      AE: 'خلاص ولولو وفرض ودباس وبرحي',
      SA: 'سكري وعجوة وصفاوي وخضري وخلاص',
      TN: 'دقلة نور، على الشمروخ أو حبات مفردة',
      JO: 'مجدول، جامبو وكبير',
      IR: 'مضافتي وساير وزاهدي وبيارم وكبكاب',
    },
    names: {
      Khalas: 'تمر كهرماني طري من الإمارات والأحساء',
      Sukkari: 'ذهبي طري أو جاف من القصيم',
      Ajwa: 'تمر أسود صغير من المدينة',
      'Medjool (Majdoul)': 'تمر كبير طري: جامبو وكبير ومتوسط',
      'Lulu, Fard, Dabbas, Khenaizi': 'تمور الإمارات وعُمان',
    },
  },
  cranberry: {
    label: 'التوت البري المجفف',
    origins: {
      US: 'محلّى، كامل أو شرائح',
    },
  },
  'mango-dried': {
    label: 'المانجو المجفف',
    origins: {
      PH: 'شرائح Carabao طرية محلّاة',
      TH: 'شرائح طرية، محلّاة أو قليلة السكر',
    },
  },
  'pumpkin-seed': {
    label: 'بذور القرع',
    origins: {
      CN: 'Shine skin A وAA وGWS وsnow white',
      AT: 'بذور خضراء داكنة بدون قشر',
    },
    names: {
      'shine skin AA, A, GWS': 'لب صيني مقشّر، وGWS ينمو بدون قشر',
    },
  },
  'dragon-fruit': {
    label: 'دراجون فروت',
    origins: {
      VN: 'أكبر مصدّر، والإضاءة تطيل الموسم',
      EC: 'أصفر القشر، وهو الأحلى',
      IN: 'كمالم، لب أحمر',
    },
    names: {
      'white flesh, red flesh, yellow': 'قشرة حمراء ولب أبيض أو أحمر، أما الأصفر فقشرته صفراء',
    },
  },
  mangosteen: {
    label: 'المانجوستين',
    origins: {
      TH: 'أكبر مصدّر، ويُصنَّف حسب الحجم',
      ID: 'يغطي الأشهر التي تغيب فيها تايلاند',
    },
  },
  rambutan: {
    label: 'الرامبوتان',
    origins: {
      TH: 'Rongrien، أحمر بشعيرات خضراء',
      VN: 'طازج ومجمّد',
    },
  },
  lychee: {
    label: 'الليتشي',
    origins: {
      IN: 'نوعا Shahi وChina',
      MG: 'معالَج بالكبريت، يُشحن بحرًا',
      CN: 'أكبر محصول، وأنواع كثيرة',
      VN: 'نوع Thieu',
    },
    names: {
      'Shahi, China': 'نوعان من بيهار: Shahi مبكر، وChina متأخر',
    },
  },
  'passion-fruit': {
    label: 'باشن فروت',
    origins: {
      KE: 'بنفسجي، يُشحن جوًا',
      CO: 'جولوبا بنفسجية وماراكويا صفراء',
    },
  },
  mango: {
    label: 'المانجو',
    origins: {
      IN: 'ألفونسو وكيسر وبادامي وبنجنابلي',
      PK: 'سندري ثم تشونسا وأنور رتول',
      EG: 'عويس وسكري وكيت',
    },
    names: {
      'Alphonso (Hapus)': 'لب زعفراني مرغوب، من راتناجيري',
      Sindhri: 'أول مانجو باكستان: كبير أصفر',
      'Chaunsa (white, black)': 'مانجو باكستاني متأخر، شديد الحلاوة',
      'Kent, Keitt, Tommy Atkins': 'أنواع فلوريدا من بيرو ومصر والبرازيل',
    },
  },
  pomegranate: {
    label: 'الرمان',
    origins: {
      IN: 'Bhagwa: أحمر طري البذور',
      EG: 'Wonderful و116 وبلدي',
      TR: 'Hicaz: حامض حلو يتحمّل التخزين',
    },
    names: {
      'Bhagwa (Kesar)': 'نوع هندي أحمر طري البذور، للتصدير',
      'Wonderful, 116, Hicaz': 'أنواع حمراء من مصر وتركيا',
    },
  },
  orange: {
    label: 'البرتقال',
    origins: {
      EG: 'أول مورّد: أبو صرة ثم فالنسيا',
      ZA: 'أبو صرة وMidknight وDelta وفالنسيا',
    },
    names: {
      Navel: 'برتقال للأكل بدون بذور، بسرّة',
      'Valencia, summer orange': 'برتقال عصير قليل البذور',
      baladi: 'برتقال عصير مصري بالبذور',
    },
  },
  apple: {
    label: 'التفاح',
    origins: {
      US: 'Red Delicious وGranny Smith وGala',
      IT: 'Royal Gala وRed Delicious وGolden',
    },
    names: {
      'Royal Gala, Red Delicious, Golden, Granny Smith, Fuji, Pink Lady': 'أول ما يكتبه المشترون',
    },
  },
  grape: {
    label: 'العنب',
    origins: {
      IN: 'Thompson وSonaka وSharad وJumbo الأسود',
      ZA: 'Crimson وPrime وSweet Globe',
      EG: 'Early Sweet وSuperior وFlame وCrimson',
    },
    names: {
      'Thompson, Sonaka, Tas-A-Ganesh': 'عنب هندي أبيض بدون بذور',
      'Flame, Crimson, Superior, Early Sweet': 'بدون بذور، من مصر وغيرها',
      'Red Globe': 'كبير أحمر بالبذور',
    },
  },
} satisfies GoodsWords<typeof facts>
