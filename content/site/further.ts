import type { Language } from '../schema/catalogue.ts'

type Further = Readonly<Record<Language, string>> & { readonly id: string; readonly typed: readonly string[] }

/** The categories of the specification that have no page: people look for them all the same. */
export const further = [
  {
    id: 'salts',
    en: 'Salts',
    ar: 'أملاح',
    typed: ['himalayan', 'namak', 'ملح', 'नमक', 'نمک'],
  },
  {
    id: 'oils-and-vinegars',
    en: 'Oils and Vinegars',
    ar: 'زيوت وخل',
    typed: [
      'olive oil',
      'sunflower',
      'sesame oil',
      'mustard oil',
      'coconut oil',
      'corn oil',
      'sirka',
      'زيت',
      'خل',
      'तेल',
      'تیل',
    ],
  },
  {
    id: 'grains',
    en: 'Grains',
    ar: 'حبوب',
    typed: [
      'basmati rice',
      'wheat',
      'oats',
      'quinoa',
      'bulgur',
      'flour',
      'chawal',
      'أرز',
      'قمح',
      'شوفان',
      'برغل',
      'चावल',
      'چاول',
    ],
  },
  { id: 'flavors', en: 'Flavors', ar: 'نكهات', typed: ['flavours', 'essence', 'vanilla extract', 'vanillin', 'نكهة'] },
  {
    id: 'preservatives',
    en: 'Preservatives',
    ar: 'مواد حافظة',
    typed: ['potassium sorbate', 'sodium benzoate', 'E202', 'E211'],
  },
  {
    id: 'baking',
    en: 'Baking',
    ar: 'مستلزمات المخابز',
    typed: [
      'bakery',
      'citric acid',
      'E330',
      'yeast',
      'baking powder',
      'cocoa',
      'gelatin',
      'corn starch',
      'خميرة',
      'كاكاو',
    ],
  },
] as const satisfies Further[]
