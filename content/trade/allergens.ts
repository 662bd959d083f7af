import type { Worded } from '../schema/catalogue.ts'
import type { Allergen } from '../schema/goods.ts'

export const allergens: Readonly<Record<Allergen, Worded>> = {
  'tree-nuts': { en: 'tree nuts', ar: 'المكسرات' },
  peanuts: { en: 'peanuts', ar: 'الفول السوداني' },
  milk: { en: 'milk', ar: 'الحليب' },
  'milk-if-added': { en: 'milk, if made with milk powder', ar: 'الحليب، إن دخله حليب بودرة' },
  'milk-if-whey': { en: 'milk, if of whey', ar: 'الحليب، إن كان المصدر مصل الحليب' },
  'soybeans-if-soy': { en: 'soybeans, if of soy', ar: 'الصويا، إن كان المصدر الصويا' },
  'gluten-if-starch': { en: 'gluten, if with wheat starch', ar: 'الجلوتين، إن دخله نشا القمح' },
  'gluten-if-wheat': { en: 'wheat, if made from it (exempt in the EU, declared elsewhere)', ar: 'القمح، إن صُنع منه (مستثنى في الاتحاد الأوروبي، ويُعلن في غيره)' },
  mustard: { en: 'mustard', ar: 'الخردل' },
  sesame: { en: 'sesame', ar: 'السمسم' },
  fish: { en: 'fish', ar: 'الأسماك' },
  crustaceans: { en: 'crustaceans', ar: 'القشريات' },
  mollusks: { en: 'mollusks', ar: 'الرخويات' },
  'by-recipe': { en: 'by recipe: ask for the statement', ar: 'حسب الوصفة: اطلبوا البيان' },
  'tree-nut-elsewhere': { en: 'not in the EU list; a tree nut in the US, Canada, Australia and New Zealand', ar: 'ليس في قائمة الاتحاد الأوروبي؛ ويُعدّ من المكسرات في الولايات المتحدة وكندا وأستراليا ونيوزيلندا' },
  'sulfites-if-treated': { en: 'sulfites, if treated (over 10 mg/kg)', ar: 'الكبريتيت، إن عولج به (فوق 10\u00a0ملجم/كجم)' },
}
