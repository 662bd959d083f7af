import { figures } from '#app/catalogue/figures.ts'
import type { Words } from '../words.ts'
import { pricingOrSamples } from './actions.ts'
import { bulk, response } from './facts.ts'

export const products: Words['products'] = {
  meta: {
    title: 'منتجاتنا: مواد غذائية بالجملة في دبي',
    description: `سبعة أقسام من الأغذية بالجملة: البهارات والفواكه والخضراوات واللحوم والمأكولات البحرية والمكسرات والمحلّيات والشاي والمشروبات. من ${bulk.from} إلى ${bulk.to}.`,
  },
  hero: {
    title: 'سبعة أقسام، من البهارات إلى المأكولات البحرية',
    lead: 'اختاروا قسمًا لتروا أصنافه ودرجاتها.',
    actions: pricingOrSamples,
  },
  categories: {
    title: 'منتجاتنا',
    remark: `في هذه الصفحات أهم الأصناف. نورّد أكثر من ${figures.varieties} صنف. اطلبوا قائمتها الكاملة.`,
    columns: { products: 'الأصناف', packs: 'العبوات' },
  },
  highlightsLabel: 'ما نقدّمه لكم',
  highlights: [
    {
      title: `بالجملة ابتداءً من ${bulk.from}`,
      description: `من ${bulk.from} إلى ${bulk.to}. اذكروا الكمية، ونُعدّ لكم عرض السعر.`,
    },
    {
      title: 'توريد مباشر',
      description: 'تتعاملون معنا مباشرة: نحن نقدّم عرض السعر، ونحن نورّد البضاعة.',
    },
    {
      title: 'شهادات الجودة',
      description: 'شهادات التحليل والمنشأ والصحة النباتية ونسخ شهادات الحلال، عند الطلب.',
    },
  ],
  moreLines: {
    title: 'أصناف أخرى عند الطلب',
    remark: 'أصناف لا صفحات لها في الموقع. اطلبوا قائمتها.',
    items: [
      { title: 'الأملاح', description: 'حسب النوع وحجم الحبيبات' },
      { title: 'الزيوت والخل', description: 'حسب النوع والاستخدام' },
      { title: 'الحبوب', description: 'حسب الصنف والشكل' },
      { title: 'النكهات', description: 'حسب النكهة والاستخدام' },
      { title: 'المواد الحافظة', description: 'حسب رقم E والاستخدام' },
      { title: 'لوازم الخبز', description: 'حسب المادة وحجم العبوة' },
    ],
  },
  callToAction: {
    title: 'لم تجدوا الصنف؟ اطلبوا منا توريده',
    text: `أرسلوا اسم الصنف ومواصفاته والكمية. يردّ عليكم فريق المبيعات ${response}.`,
    actions: [{ label: 'اطلبوا توريد صنف آخر', to: '/contact' }],
  },
}
