import type { Goods } from '../schema/goods.ts'

export const goods = {
  'garam-masala': {
    ar: ['غرام ماسالا'],
    scripts: ['गरम मसाला', 'گرم مصالحہ', 'گرم مسالہ'],
    typed: ['garam masala', 'garam masalah', 'جرام ماسالا', 'كرم مسالا', 'جرم مسالا', 'ماسالا'],
    hs: { code: '0910.91', form: 'spices-only' },
    allergens: ['by-recipe'],
  },
  baharat: {
    en: ['seven spice', 'Arabic spice blend'],
    ar: ['سبع بهارات', 'بهارات عربية'],
    typed: ['baharat', 'بزار', 'بهارات', 'بهارات مشكلة', 'بهارات سبعة', 'بهارات مخلوطة'],
    hs: { code: '0910.91', form: 'spices-only' },
    allergens: ['by-recipe'],
  },
  'ras-el-hanout': {
    en: ['Moroccan blend'],
    ar: ['بهارات مغربية'],
    typed: ['ras al hanout'],
    hs: { code: '0910.91', form: 'spices-only' },
    allergens: ['by-recipe'],
  },
  zaatar: {
    ar: ['صعتر'],
    typed: ['zaatar', 'zatar', 'zahtar', 'خلطة زعتر', 'زعتر بلدي', 'زعتر أخضر', 'زعتر حلبي'],
    declared: ['2103.90'],
    standards: ['CXS 341R'],
    allergens: ['sesame', 'by-recipe'],
  },
  'curry-powder': {
    ar: ['كاري', 'بهارات كاري'],
    scripts: ['करी पाउडर'],
    typed: ['kari masala', 'مسحوق الكاري', 'بودرة كاري', 'كاري هندي', 'كري'],
    hs: { code: '0910.91', form: 'spices-only', others: [{ code: '0910.99', form: 'in-the-us' }] },
    standards: ['ISO 2253'],
    allergens: ['by-recipe'],
  },
  biryani: {
    en: ['biryani spice'],
    ar: ['مسالا برياني'],
    scripts: ['बिरयानी मसाला', 'بریانی مصالحہ'],
    typed: ['biryani masala', 'biriyani', 'برياني', 'بهار برياني'],
    declared: ['0910.91', '2103.90'],
    allergens: ['by-recipe'],
  },
} as const satisfies Goods
