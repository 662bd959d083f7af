import type { Language } from './types.ts'

type Further = Readonly<Record<Language, string>> & { readonly id: string; readonly typed: readonly string[] }

/** The categories of the specification that have no page: people look for them all the same. */
export const further = [
  {
    id: 'salts',
    en: 'Salts',
    ar: 'أملاح',
    typed: ['rock salt', 'himalayan pink', 'namak', 'ملح', 'नमक', 'نمک', '2501.00'],
  },
  {
    id: 'oils-and-vinegars',
    en: 'Oils and Vinegars',
    ar: 'زيوت وخل',
    typed: ['olive oil', 'sunflower oil', 'sesame oil', 'mustard oil', 'coconut oil', 'corn oil', 'vinegar', 'sirka', 'زيت زيتون', 'زيت', 'خل', 'तेल', 'تیل'],
  },
  {
    id: 'grains',
    en: 'Grains',
    ar: 'حبوب',
    typed: [
      'rice',
      'basmati',
      'wheat',
      'oats',
      'quinoa',
      'bulgur',
      'semolina',
      'barley',
      'maize',
      'millet',
      'flour',
      'atta',
      'chawal',
      'sooji',
      'gehun',
      'jau',
      'aruz',
      'أرز',
      'قمح',
      'شوفان',
      'برغل',
      'سميد',
      'شعير',
      'ذرة',
      'طحين',
      'दाल चावल',
      'चावल',
      'आटा',
      'چاول',
      'آٹا',
    ],
  },
  { id: 'flavors', en: 'Flavors', ar: 'نكهات', typed: ['flavours', 'essence', 'vanilla extract', 'vanillin', 'نكهة'] },
  {
    id: 'preservatives',
    en: 'Preservatives',
    ar: 'مواد حافظة',
    typed: ['potassium sorbate', 'sodium benzoate', 'citric acid', 'E202', 'E211', 'E330'],
  },
  {
    id: 'baking',
    en: 'Baking',
    ar: 'مستلزمات الخبز',
    typed: ['bakery', 'yeast', 'baking powder', 'cocoa', 'gelatin', 'corn starch', 'خميرة', 'كاكاو'],
  },
] as const satisfies Further[]
