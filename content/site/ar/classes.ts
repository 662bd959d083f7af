import type { Wording } from '../../schema/edition.ts'
import type { classes as english } from '../en/classes.ts'

/** How UNECE standards sort fresh fruit and vegetables. */
export const classes: Wording<typeof english> = {
  head: ['الدرجة', 'الجودة', 'التفاوت المسموح به'],
  rows: [
    ['الممتازة (Extra)', 'علامات طفيفة جدًا فقط', '5%'],
    ['الأولى (I)', 'جيدة: عيوب طفيفة في الشكل أو القشرة', '10%'],
    ['الثانية (II)', 'سليمة، بعيوب أكثر في الشكل أو القشرة', '10%'],
  ],
}
