import type { Goods } from './types.ts'

export const blends = {
  'garam-masala': {
    ar: ['غرام ماسالا'],
    scripts: ['गरम मसाला', 'گرم مصالحہ', 'گرم مسالہ'],
    typed: ['garam masala', 'garam masalah', 'جرام ماسالا', 'كرم مسالا', 'جرم مسالا', 'ماسالا'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  baharat: {
    en: ['seven spice', 'Arabic spice blend'],
    ar: ['سبع بهارات', 'بهارات عربية'],
    typed: ['baharat', 'بزار', 'بهارات', 'بهارات مشكلة', 'بهارات سبعة', 'بهارات مخلوطة'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  'ras-el-hanout': {
    en: ['Moroccan blend'],
    ar: ['بهارات مغربية'],
    typed: ['ras al hanout'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  zaatar: {
    ar: ['صعتر'],
    typed: ['zaatar', 'zatar', 'zahtar', 'خلطة زعتر', 'زعتر بلدي', 'زعتر أخضر', 'زعتر حلبي'],
    declared: ['2103.90'],
    allergens: ['sesame'],
  },
  'curry-powder': {
    ar: ['كاري', 'بهارات كاري'],
    scripts: ['करी पाउडर'],
    typed: ['kari masala', 'مسحوق الكاري', 'بودرة كاري', 'كاري هندي', 'كري'],
    hs: '0910.91',
    standards: ['ISO 2253'],
  },
  biryani: {
    en: ['biryani spice'],
    ar: ['مسالا برياني'],
    scripts: ['बिरयानी मसाला', 'بریانی مصالحہ'],
    typed: ['biryani masala', 'biriyani', 'برياني', 'بهار برياني'],
    declared: ['0910.91', '2103.90'],
  },
} as const satisfies Goods
