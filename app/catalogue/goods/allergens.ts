import type { Allergen, Worded } from './types.ts'

export const allergens: Readonly<Record<Allergen, Worded>> = {
  'tree-nuts': { en: 'tree nuts', ar: 'المكسرات' },
  peanuts: { en: 'peanuts', ar: 'الفول السوداني' },
  mustard: { en: 'mustard', ar: 'الخردل' },
  sesame: { en: 'sesame', ar: 'السمسم' },
  fish: { en: 'fish', ar: 'الأسماك' },
  crustaceans: { en: 'crustaceans', ar: 'القشريات' },
  mollusks: { en: 'mollusks', ar: 'الرخويات' },
  'sulfites-if-treated': { en: 'sulfites, if treated (over 10 mg/kg)', ar: 'الكبريتيت، إن عولج به (فوق 10\u00a0ملجم/كجم)' },
}
