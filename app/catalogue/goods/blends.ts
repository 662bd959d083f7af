import type { Goods } from './types.ts'

export const blends = {
  'garam-masala': {
    ar: ['غرام ماسالا', 'كرم مسالا', 'جرم مسالا', 'ماسالا'],
    scripts: ['गरम मसाला', 'گرم مصالحہ', 'گرم مسالہ'],
    typed: ['garam masala', 'garam masalah', 'جرام ماسالا'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  baharat: {
    en: ['seven spice', 'Arabic spice blend'],
    ar: ['بهارات', 'بهارات مشكلة', 'سبع بهارات', 'بهارات سبعة', 'بهارات عربية', 'بهارات مخلوطة'],
    typed: ['baharat', 'بزار'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  'ras-el-hanout': {
    en: ['Moroccan blend'],
    ar: ['بهارات مغربية'],
    typed: ['ras al hanout'],
    hs: { code: '0910.91', form: 'spices-only' },
  },
  zaatar: {
    ar: ['خلطة زعتر', 'زعتر بلدي', 'زعتر أخضر', 'زعتر حلبي', 'صعتر'],
    typed: ['zaatar', 'zatar', 'zahtar'],
    declared: ['2103.90'],
    allergens: ['sesame'],
  },
  'curry-powder': {
    ar: ['مسحوق الكاري', 'كاري', 'بودرة كاري', 'بهارات كاري', 'كاري هندي', 'كري'],
    scripts: ['करी पाउडर'],
    typed: ['kari masala'],
    hs: '0910.91',
    standards: ['ISO 2253'],
  },
  biryani: {
    en: ['biryani spice'],
    ar: ['برياني', 'بهار برياني', 'مسالا برياني'],
    scripts: ['बिरयानी मसाला', 'بریانی مصالحہ'],
    typed: ['biryani masala', 'biriyani'],
    declared: ['0910.91', '2103.90'],
  },
} as const satisfies Goods
