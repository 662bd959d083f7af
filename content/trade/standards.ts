import type { Worded } from '../schema/catalogue.ts'

/** Cited by number, without year or stage. */
export type Standard = `ISO ${number}` | `ISO ${number}-${number}` | `ISO/TR ${number}` | `CXS ${number}` | `CXS ${number}R` | `UNECE ${'DDP' | 'FFV'}-${number}`

const storage = { en: 'storage', ar: 'التخزين' }
const storageAndTransport = { en: 'storage and transport', ar: 'التخزين والنقل' }
const color = { en: 'color', ar: 'اللون' }
const report = { en: 'technical report', ar: 'تقرير فني' }

/** What a standard is about, where it does not specify the product itself. */
export const scopes: Readonly<Partial<Record<Standard, Worded>>> = {
  'ISO 5566': color,
  'ISO 7541': color,
  'ISO 3513': { en: 'Scoville index', ar: 'مؤشر سكوفيل' },
  'ISO 3632-2': { en: 'test methods', ar: 'طرق الاختبار' },
  'ISO 4150': { en: 'screen size', ar: 'مقاس الغربال' },
  'ISO 24114': { en: 'authenticity', ar: 'الأصالة' },
  'ISO 3509': { en: 'vocabulary', ar: 'مصطلحات' },
  'ISO/TR 12591': report,
  'ISO/TR 21380': report,
  'ISO 6660': storage,
  'ISO 3631': storageAndTransport,
  'ISO 1212': storage,
  'ISO 2168': storage,
  'ISO 5524': storageAndTransport,
  'ISO 2165': storage,
  'ISO 1673': storage,
  'ISO 2166': storage,
  'ISO 7560': storageAndTransport,
  'ISO 6659': storageAndTransport,
  'ISO 8683': { en: 'precooling and transport', ar: 'التبريد الأولي والنقل' },
  'ISO 2167': storageAndTransport,
  'ISO 9719': storageAndTransport,
  'ISO 24052': { en: 'rubbed form', ar: 'المفروك' },
  'CXS 105': { en: 'cocoa and sugar only', ar: 'كاكاو وسكر فقط' },
  'CXS 341R': { en: 'mixed za’atar, Near East', ar: 'خلطة الزعتر، الشرق الأدنى' },
}

/** No page may cite these any more; the build says so. */
export const withdrawn: readonly string[] = ['ISO 6478', 'ISO 6756']

/** Codes of earlier editions that still circulate, and what HS 2022 has in their place. */
export const retiredCodes: Readonly<Record<string, string>> = {
  '0306.13': '0306.16 or 0306.17',
  '0306.23': '0306.35 or 0306.36',
  '0709.90': '0709.99',
  '0802.50': '0802.51 or 0802.52',
  '0802.60': '0802.61 or 0802.62',
  '0802.90': '0802.91, 0802.92 or 0802.99',
  '0904.20': '0904.21 or 0904.22',
  '0905.00': '0905.10 or 0905.20',
  '0907.00': '0907.10 or 0907.20',
  '0908.10': '0908.11 or 0908.12',
  '0908.20': '0908.21 or 0908.22',
  '0908.30': '0908.31 or 0908.32',
  '0909.10': '0909.61 or 0909.62',
  '0909.20': '0909.21 or 0909.22',
  '0909.30': '0909.31 or 0909.32',
  '0909.40': '0909.61 or 0909.62',
  '0909.50': '0909.61 or 0909.62',
  '0910.10': '0910.11 or 0910.12',
  '1202.10': '1202.41',
  '1202.20': '1202.42',
  '1701.11': '1701.13 or 1701.14',
}
