import type { Words } from '../../schema/edition.ts'
import { sendInquiry } from './actions.ts'
import { response } from './facts.ts'

export const notFound: Words['notFound'] = {
  meta: {
    title: 'الصفحة غير موجودة',
    description:
      'لا توجد صفحة بهذا العنوان. اختاروا أحد أقسام منتجاتنا السبعة، أو اتصلوا بفريق المبيعات واذكروا ما تحتاجون إليه.',
  },
  hero: {
    title: 'الصفحة غير موجودة',
    lead: 'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو كُتب العنوان خطأً. اختاروا أحد الأقسام أدناه، أو اتصلوا بنا.',
    actions: [
      { label: 'تصفّحوا المنتجات', to: '/products' },
      { label: 'اتصلوا بنا', to: 'tel' },
    ],
  },
  sack: {
    title: 'ابحثوا عنه بالاسم',
    remark: 'يمكنكم البحث بأي اسم: الروبيان أو الجمبري، والشمندر أو البنجر.',
  },
  categories: {
    title: 'أقسامنا السبعة',
  },
  callToAction: {
    title: 'اذكروا لنا ما تبحثون عنه',
    text: `راسلونا أو اتصلوا بنا. يردّ عليكم فريق المبيعات ${response}.`,
    actions: sendInquiry,
  },
}
