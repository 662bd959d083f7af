import type { TradedGoods } from '../schema/trade.ts'

export const trade = {
  raisin: {
    of: ['raisins'],
    origins: {
      TR: { harvest: [[8, 10]] },
      US: { harvest: [[8, 10]] },
      IR: { harvest: [[8, 10]] },
    },
    names: {
      'Thompson seedless': { ar: 'طومسون بدون بذور (Thompson seedless)' },
      'golden, sulfured': { ar: 'ذهبي، مكبرت (golden, sulfured)', typed: ['زبيب ذهبي', 'زبيب أشقر', 'सुनहरी किशमिश'] },
      'sultana type 9, 10, 11': { ar: 'سلطانة نوع 9 و10 و11 (sultana type)', from: 'TR' },
      munakka: { typed: ['मुनक्का', 'منقیٰ'] },
    },
    found: {
      kishmish: { typed: ['كشمش', 'किशमिश', 'کشمش'] },
      'green raisins (Afghan, Chinese)': { typed: ['زبيب أخضر', 'हरी किशमिश'] },
      'Malayer, Kashmari': {},
      abjosh: { typed: ['آبجوش'] },
    },
  },
  apricot: {
    of: ['dried-apricots'],
    origins: {
      TR: { harvest: [[6, 8]] },
    },
    names: {
      'jumbo, No. 1 to 8': { ar: 'جامبو (jumbo)، ومن No. 1 إلى No. 8', from: 'TR', typed: ['مشمشية جامبو'] },
    },
    found: {
      'Hacıhaliloğlu, Kabaaşı': {},
    },
  },
  fig: {
    of: ['dried-figs'],
    origins: {
      TR: { harvest: [[8, 9]] },
      IR: { harvest: [[8, 9]], about: true },
    },
    names: {
      'Lerida, Protoben, Garland': { from: 'TR' },
    },
    found: {
      'Estahban 101, AA, A': { typed: ['تين إيراني'] },
      'anjeer garland': { typed: ['अंजीर', 'انجیر'] },
    },
  },
  date: {
    of: ['dried-dates'],
    origins: {
      AE: { harvest: [[7, 10]] },
      SA: { harvest: [[8, 10]] },
      TN: { harvest: [[10, 12]] },
      JO: { harvest: [[8, 10]] },
      IR: { harvest: [[8, 11]], about: true },
    },
    names: {
      Khalas: { ar: 'خلاص (Khalas)', typed: ['خلاص'] },
      Sukkari: { ar: 'سكري (Sukkari)', from: 'SA', typed: ['سكري'] },
      Ajwa: { ar: 'عجوة (Ajwa)', from: 'SA', typed: ['عجوة', 'عجوہ کھجور', 'अजवा खजूर'] },
      'Medjool (Majdoul)': { ar: 'مجدول، مجهول (Medjool)', typed: ['مجدول', 'مجهول'] },
      'Lulu, Fard, Dabbas, Khenaizi': { ar: 'لولو، فرض، دباس، خنيزي (Lulu, Fard, Dabbas, Khenaizi)', typed: ['لولو', 'فرض', 'دباس', 'خنيزي'] },
    },
    found: {
      'Safawi, Mabroom, Anbara': { typed: ['صفاوي', 'مبروم', 'عنبرة'] },
      'Khudri, Sagai': { typed: ['خضري', 'صقعي'] },
      Barhi: { typed: ['برحي'] },
      Zahidi: { typed: ['زهدي', 'زاہدی'] },
      'Mazafati (Bam)': { typed: ['مضافتي'] },
      'Sayer, Kabkab, Piarom': { typed: ['ساير', 'كبكاب', 'بيارم'] },
      'Deglet Nour': { typed: ['دقلة نور'] },
      rutab: { typed: ['رطب'] },
      chuhara: { typed: ['छुहारा', 'چھوہارا'] },
      'Aseel, Begum Jangi': { typed: ['اصیل', 'بیگم جنگی'] },
    },
  },
  cranberry: {
    of: ['dried-cranberries'],
    origins: {
      US: { harvest: [[9, 11]] },
    },
  },
  'mango-dried': {
    of: ['dried-mango'],
    origins: {
      PH: { harvest: [[3, 6]], about: true },
      TH: {},
    },
    found: {
      'Alphonso (Hapus)': { typed: ['مانجو ألفونسو', 'हापुस', 'الفانسو'] },
    },
  },
  'pumpkin-seed': {
    of: ['pumpkin-seeds'],
    origins: {
      CN: { harvest: [[9, 10]], about: true },
      AT: { harvest: [[9, 10]], about: true },
    },
    names: {
      'shine skin AA, A, GWS': { from: 'CN' },
    },
  },
  'dragon-fruit': {
    of: ['dragon-fruit'],
    origins: {
      VN: { harvest: [[1, 12]] },
      EC: { harvest: [[1, 12]], about: true },
      IN: { harvest: [[6, 11]], about: true },
    },
    names: {
      'white flesh, red flesh, yellow': { ar: 'لب أبيض، لب أحمر، أصفر (white flesh, red flesh, yellow)' },
    },
  },
  mangosteen: {
    of: ['mangosteen'],
    origins: {
      TH: { harvest: [[4, 9]] },
      ID: { harvest: [[11, 3]], about: true },
    },
  },
  rambutan: {
    of: ['rambutan'],
    origins: {
      TH: { harvest: [[5, 9]] },
      VN: { harvest: [[5, 10]], about: true },
    },
  },
  lychee: {
    of: ['lychee'],
    origins: {
      IN: { harvest: [[5, 6]] },
      MG: { harvest: [[11, 12]] },
      CN: { harvest: [[5, 7]] },
      VN: { harvest: [[5, 7]] },
    },
    names: {
      'Shahi, China': { ar: 'شاهي، تشاينا (Shahi, China)', from: 'IN', typed: ['शाही लीची'] },
    },
  },
  'passion-fruit': {
    of: ['passion-fruit'],
    origins: {
      KE: { harvest: [[1, 12]], about: true },
      CO: { harvest: [[1, 12]] },
    },
  },
  mango: {
    of: ['mangoes'],
    origins: {
      IN: { harvest: [[4, 6]] },
      PK: { harvest: [[5, 9]] },
      EG: { harvest: [[7, 10]] },
    },
    names: {
      'Alphonso (Hapus)': { ar: 'ألفونسو (Alphonso, Hapus)', from: 'IN', typed: ['مانجو ألفونسو', 'हापुस', 'الفانسو'] },
      Sindhri: { ar: 'سندري (Sindhri)', from: 'PK', typed: ['سندھڑی', 'सिंधड़ी'] },
      'Chaunsa (white, black)': { ar: 'تشونسا بيضاء أو سوداء (Chaunsa)', from: 'PK', typed: ['چونسا', 'चौसा'] },
      'Kent, Keitt, Tommy Atkins': { ar: 'كنت، كيت، تومي أتكنز (Kent, Keitt, Tommy Atkins)', typed: ['كنت', 'كيت', 'تومي'] },
    },
    found: {
      Kesar: { typed: ['केसर आम'] },
      'Badami, Banganapalli, Totapuri': { typed: ['बादामी', 'बंगनपल्ली', 'तोतापुरी'] },
      'Dasheri, Langra': { typed: ['दशहरी', 'लंगड़ा', 'دسہری', 'لنگڑا'] },
      'Anwar Ratol': { typed: ['انور رٹول'] },
      'Owais (Ewais), Sukkari, Taimour': { typed: ['عويس', 'سكري', 'تيمور'] },
      'Apple, Ngowe': {},
    },
  },
  pomegranate: {
    of: ['pomegranates'],
    origins: {
      IN: { harvest: [[1, 12]] },
      EG: { harvest: [[8, 12]] },
      TR: { harvest: [[9, 1]] },
    },
    names: {
      'Bhagwa (Kesar)': { ar: 'بهاجوا، كيسر (Bhagwa, Kesar)', from: 'IN', typed: ['رمان هندي', 'भगवा अनार'] },
      'Wonderful, 116, Hicaz': { ar: 'وندرفل، 116، حجاز (Wonderful, Hicaz)' },
    },
    found: {
      'Saadi, Taifi': { typed: ['رمان صعدي', 'رمان طائفي'] },
      Kandhari: { typed: ['رمان قندهاري', 'قندھاری انار', 'कंधारी अनार'] },
    },
  },
  orange: {
    of: ['oranges'],
    origins: {
      EG: { harvest: [[12, 6]] },
      ZA: { harvest: [[5, 10]] },
    },
    names: {
      Navel: { ar: 'أبو صرة (Navel)', typed: ['برتقال أبو صرة'] },
      'Valencia, summer orange': { ar: 'فالنسيا، برتقال صيفي (Valencia, summer orange)', typed: ['برتقال صيفي', 'برتقال عصير', 'فالنسيا'] },
      baladi: { ar: 'بلدي (baladi)', from: 'EG', typed: ['برتقال بلدي'] },
    },
    found: {
      kinnow: { typed: ['يوسفي كينو', 'کینو', 'किन्नू'] },
    },
  },
  apple: {
    of: ['apples'],
    origins: {
      US: { harvest: [[8, 10]] },
      IT: { harvest: [[8, 10]] },
    },
    names: {
      'Royal Gala, Red Delicious, Golden, Granny Smith, Fuji, Pink Lady': {
        ar: 'رويال جالا، رد ديليشس، جولدن، جراني سميث، فوجي، بينك ليدي (Royal Gala, Red Delicious, Golden, Granny Smith, Fuji, Pink Lady)',
        typed: ['رويال جالا', 'تفاح أحمر', 'تفاح أصفر', 'تفاح أخضر', 'فوجي'],
      },
    },
  },
  grape: {
    of: ['grapes'],
    origins: {
      IN: { harvest: [[1, 4]] },
      ZA: { harvest: [[11, 4]] },
      EG: { harvest: [[5, 9]] },
    },
    names: {
      'Thompson, Sonaka, Tas-A-Ganesh': { ar: 'طومسون، سوناكا، تاس جانيش (Thompson, Sonaka, Tas-A-Ganesh)', from: 'IN', typed: ['عنب طومسون', 'थॉम्पसन अंगूर'] },
      'Flame, Crimson, Superior, Early Sweet': { ar: 'فليم، كريمسون، سوبيريور، إيرلي سويت (Flame, Crimson, Superior, Early Sweet)', typed: ['فليم', 'كريمسون', 'سوبيريور'] },
      'Red Globe': { ar: 'ريد جلوب (Red Globe)', typed: ['ريد جلوب'] },
    },
    found: {
      'Sharad, Jumbo': { typed: ['عنب أسود هندي'] },
    },
  },
} as const satisfies TradedGoods
