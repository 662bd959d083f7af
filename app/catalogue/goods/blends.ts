import type { Goods } from './types.ts'

export const blends = {
  'garam-masala': {
    ar: ['غرام ماسالا', 'كرم مسالا', 'جرم مسالا', 'ماسالا'],
    scripts: ['गरम मसाला', 'گرم مصالحہ', 'گرم مسالہ'],
    typed: ['garam masala', 'garam masalah', 'جرام ماسالا'],
    hs: { code: '0910.91', form: 'spices-only' },
    allergens: ['by-recipe'],
  },
  baharat: {
    en: ['seven spice', 'Arabic spice blend'],
    ar: ['بهارات', 'بهارات مشكلة', 'سبع بهارات', 'بهارات سبعة', 'بهارات عربية', 'بهارات مخلوطة'],
    typed: ['baharat', 'بزار'],
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
    ar: ['خلطة زعتر', 'زعتر بلدي', 'زعتر أخضر', 'زعتر حلبي', 'صعتر'],
    typed: ['zaatar', 'zatar', 'zahtar'],
    declared: ['2103.90'],
    standards: ['CXS 341R'],
    allergens: ['sesame', 'by-recipe'],
  },
  'curry-powder': {
    ar: ['مسحوق الكاري', 'كاري', 'بودرة كاري', 'بهارات كاري', 'كاري هندي', 'كري'],
    scripts: ['करी पाउडर'],
    typed: ['kari masala'],
    hs: { code: '0910.91', form: 'spices-only', others: [{ code: '0910.99', form: 'in-the-us' }] },
    standards: ['ISO 2253'],
    allergens: ['by-recipe'],
  },
  biryani: {
    en: ['biryani spice'],
    ar: ['برياني', 'بهار برياني', 'مسالا برياني'],
    scripts: ['बिरयानी मसाला', 'بریانی مصالحہ'],
    typed: ['biryani masala', 'biriyani'],
    declared: ['0910.91', '2103.90'],
    allergens: ['by-recipe'],
  },
} as const satisfies Goods
