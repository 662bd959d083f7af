import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  raisin: {
    label: 'Raisins',
    origins: {
      TR: 'Sultanas by color number; type 9',
      US: 'Thompson: Natural Seedless',
      IR: 'Golden sulfured, sultana, Malayer',
    },
    names: {
      'Thompson seedless': 'Dark, sun-dried raisin of Sultana grapes',
      'golden, sulfured': 'Bleached with sulfur dioxide: yellow',
      'sultana type 9, 10, 11': 'Turkish color numbers; higher is lighter',
      munakka: 'Large, dark raisins with seeds',
    },
  },
  apricot: {
    label: 'Dried apricots',
    origins: {
      TR: 'Most of world trade; sizes jumbo and 1 to 8',
    },
    names: {
      'jumbo, No. 1 to 8': 'Turkish sizes to the kilo, pitted: jumbo often 60–80, No. 1 up to 100, No. 8 over 220',
    },
  },
  fig: {
    label: 'Dried figs',
    origins: {
      TR: 'Sarılop: Lerida, Protoben, Garland, natural',
      IR: 'Small, pale and rain-fed; open or closed',
    },
    names: {
      'Lerida, Protoben, Garland': 'Turkish figs by shape; garland on a string',
    },
  },
  date: {
    label: 'Dates',
    origins: {
      AE: 'Khalas, Lulu, Fard, Dabbas, Barhi',
      SA: 'Sukkari, Ajwa, Safawi, Khudri, Khalas',
      TN: 'Deglet Nour, on branches or loose',
      JO: 'Medjool, jumbo and large',
      IR: 'Mazafati, Sayer, Zahedi, Piarom, Kabkab',
    },
    names: {
      Khalas: 'Soft amber date of the UAE and Al-Ahsa',
      Sukkari: 'Golden, soft or dry, of Qassim',
      Ajwa: 'Small black date of Madinah',
      'Medjool (Majdoul)': 'Large soft date: jumbo, large, medium',
      'Lulu, Fard, Dabbas, Khenaizi': 'Dates of the UAE and Oman',
    },
  },
  cranberry: {
    label: 'Dried cranberries',
    origins: {
      US: 'Sweetened, whole or sliced',
    },
  },
  'mango-dried': {
    label: 'Dried mango',
    origins: {
      PH: 'Soft, sweetened Carabao slices',
      TH: 'Soft slices, sweetened or low in sugar',
    },
  },
  'pumpkin-seed': {
    label: 'Pumpkin seeds',
    origins: {
      CN: 'Shine skin A and AA; GWS; snow white',
      AT: 'Dark green seed without a hull',
    },
    names: {
      'shine skin AA, A, GWS': 'Chinese hulled kernels; GWS grows without a shell',
    },
  },
  'dragon-fruit': {
    label: 'Dragon fruit',
    origins: {
      VN: 'Largest exporter; lights extend the season',
      EC: 'Yellow skin, the sweetest',
      IN: 'Kamalam, red flesh',
    },
    names: {
      'white flesh, red flesh, yellow': 'Red skin with white or red flesh; the yellow one has yellow skin',
    },
  },
  mangosteen: {
    label: 'Mangosteen',
    origins: {
      TH: 'Main exporter, graded by size',
      ID: 'Fills the months that Thailand lacks',
    },
  },
  rambutan: {
    label: 'Rambutan',
    origins: {
      TH: 'Rongrien, red with green hairs',
      VN: 'Fresh and frozen',
    },
  },
  lychee: {
    label: 'Lychee',
    origins: {
      IN: 'Shahi and China types',
      MG: 'Fruit treated with sulfur, by sea',
      CN: 'Largest crop, many varieties',
      VN: 'Thieu type',
    },
    names: {
      'Shahi, China': 'Lychees of Bihar: Shahi is early, China late',
    },
  },
  'passion-fruit': {
    label: 'Passion fruit',
    origins: {
      KE: 'Purple, by air',
      CO: 'Purple gulupa, yellow maracuyá',
    },
  },
  mango: {
    label: 'Mangoes',
    origins: {
      IN: 'Alphonso, Kesar, Badami, Banganapalli',
      PK: 'Sindhri, then Chaunsa and Anwar Ratol',
      EG: 'Owais, Sukkari, Keitt',
    },
    names: {
      'Alphonso (Hapus)': 'Prized, saffron-colored flesh, of Ratnagiri',
      Sindhri: 'First mango of Pakistan: large and yellow',
      'Chaunsa (white, black)': 'Late mango of Pakistan, very sweet',
      'Kent, Keitt, Tommy Atkins': 'Florida types, of Peru, Egypt, Brazil',
    },
  },
  pomegranate: {
    label: 'Pomegranates',
    origins: {
      IN: 'Bhagwa: red, soft seeds',
      EG: 'Wonderful, 116, baladi',
      TR: 'Hicaz: sour-sweet, keeps well',
    },
    names: {
      'Bhagwa (Kesar)': 'Red type with soft seeds, exported by India',
      'Wonderful, 116, Hicaz': 'Red types of Egypt and Türkiye',
    },
  },
  orange: {
    label: 'Oranges',
    origins: {
      EG: 'Leading supplier: Navel, then Valencia',
      ZA: 'Navel, Midknight, Delta, Valencia',
    },
    names: {
      Navel: 'Seedless eating orange with a navel',
      'Valencia, summer orange': 'Orange for juice, few seeds',
      baladi: 'Egyptian juice orange with seeds',
    },
  },
  apple: {
    label: 'Apples',
    origins: {
      US: 'Red Delicious, Granny Smith, Gala',
      IT: 'Royal Gala, Red Delicious, Golden',
    },
    names: {
      'Royal Gala, Red Delicious, Golden, Granny Smith, Fuji, Pink Lady': 'The names that buyers type first',
    },
  },
  grape: {
    label: 'Grapes',
    origins: {
      IN: 'Thompson, Sonaka, Sharad, Jumbo black',
      ZA: 'Crimson, Prime, Sweet Globe',
      EG: 'Early Sweet, Superior, Flame, Crimson',
    },
    names: {
      'Thompson, Sonaka, Tas-A-Ganesh': 'White seedless grapes of India',
      'Flame, Crimson, Superior, Early Sweet': 'Seedless, of Egypt and others',
      'Red Globe': 'Large and red, with seeds',
    },
  },
} satisfies GoodsWords<typeof facts>
