import type { Goods } from '../schema/goods.ts'

export const goods = {
  saffron: {
    ar: ['زعفران'],
    hindi: ['kesar', 'zafran'],
    scripts: ['केसर', 'ज़ाफ़रान', 'زعفران', 'کیسر'],
    typed: ['zaafaran', 'zaafran', 'zafaran'],
    latin: 'Crocus sativus',
    hs: '0910.20',
    standards: ['ISO 3632-1', 'ISO 3632-2', 'CXS 351'],
    products: {
      'saffron-threads': { ar: ['زعفران شعر'] },
      'negin-saffron': { ar: ['زعفران نقين', 'زعفران نقيل'], typed: ['زعفران نگين'] },
      'sargol-saffron': { typed: ['زعفران سرقول'] },
      'pushal-saffron': { typed: ['زعفران أبو شيبة'] },
      'saffron-powder': { ar: ['زعفران بودرة'] },
    },
  },
  sumac: {
    en: ['sumach'],
    hindi: ['sumaq'],
    scripts: ['سماق'],
    typed: ['summaq', 'سماق مطحون', 'سماق بلدي'],
    latin: 'Rhus coriaria',
    hs: { code: '0910.99', form: 'pure-ground' },
    standards: ['ISO 24052'],
  },
  'lime-dried': {
    en: ['black lime', 'Omani lime'],
    romanized: ['noomi Basra'],
    ar: ['لومي', 'ليمون أسود', 'نومي بصرة', 'ليمون مجفف'],
    hindi: ['sukha nimbu'],
    scripts: ['सूखा नींबू', 'خشک لیموں'],
    typed: ['black lemon', 'dried lemon', 'limoo omani', 'noomi', 'لومي أسود'],
    latin: 'Citrus aurantiifolia, C. latifolia',
    hs: '0805.50',
    standards: ['ISO 21121'],
    products: {
      'dried-limes': { ar: ['ليمون عماني'], typed: ['kala nimbu', 'لومي عماني', 'ليمون يابس'] },
      'dried-lime-powder': { ar: ['ليمون أسود مطحون'], hs: '1106.30' },
    },
  },
  vanilla: {
    ar: ['فانيليا'],
    scripts: ['वनीला', 'वैनिला', 'ونیلا'],
    typed: ['vanila', 'فانيلا'],
    latin: 'Vanilla planifolia',
    hs: '0905.10',
    standards: ['ISO 5565-1'],
    products: {
      'vanilla-beans': { ar: ['قرون فانيليا'], typed: ['أعواد فانيليا', 'فانيليا عود'], en: ['vanilla pods'] },
      'vanilla-powder': { ar: ['بودرة فانيليا'], hs: { code: '0905.20', form: 'pure-ground' } },
    },
  },
} as const satisfies Goods
