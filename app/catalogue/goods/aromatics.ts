import type { Goods } from './types.ts'

export const aromatics = {
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
      'negin-saffron': { ar: ['زعفران نقين', 'زعفران نقيل', 'زعفران نگين'] },
      'saffron-powder': { ar: ['زعفران بودرة'] },
    },
  },
  sumac: {
    en: ['sumach'],
    ar: ['سماق مطحون', 'سماق بلدي'],
    hindi: ['sumaq'],
    scripts: ['سماق'],
    typed: ['summaq'],
    latin: 'Rhus coriaria',
    hs: { code: '0910.99', form: 'pure-ground' },
    standards: ['ISO 24052'],
  },
  'lime-dried': {
    en: ['black lime', 'noomi Basra', 'Omani lime'],
    ar: ['لومي', 'ليمون أسود', 'ليمون مجفف', 'نومي بصرة', 'لومي أسود'],
    hindi: ['sukha nimbu'],
    scripts: ['नींबू', 'नीबू', 'نیبو', 'لیموں'],
    typed: ['black lemon', 'dried lemon', 'limoo omani', 'nimbu', 'noomi'],
    latin: 'Citrus aurantiifolia, C. latifolia',
    hs: '0805.50',
    standards: ['ISO 21121'],
    products: {
      'dried-limes': { ar: ['لومي عماني', 'ليمون عماني', 'ليمون يابس'], typed: ['kala nimbu'] },
      'dried-lime-powder': { ar: ['ليمون أسود مطحون'], hs: '1106.30' },
    },
  },
  vanilla: {
    ar: ['فانيليا', 'فانيلا'],
    scripts: ['वनीला', 'वैनिला', 'ونیلا'],
    typed: ['vanila'],
    latin: 'Vanilla planifolia',
    hs: '0905.10',
    standards: ['ISO 5565-1'],
    products: {
      'vanilla-beans': { en: ['vanilla pods'], ar: ['أعواد فانيليا', 'قرون فانيليا', 'فانيليا عود'] },
      'vanilla-powder': { ar: ['بودرة فانيليا'], hs: { code: '0905.20', form: 'pure-ground' } },
    },
  },
} as const satisfies Goods
