import type { Words } from '../../schema/edition.ts'
import { facts } from '../facts.ts'
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
    remark: `في هذه الصفحات أهم الأصناف. نورّد أكثر من ${facts.varieties} صنف. اطلبوا قائمتها الكاملة.`,
    columns: { products: 'الأصناف', packs: 'العبوات' },
  },
  highlightsLabel: 'ما نقدّمه لكم',
  highlights: [
    {
      title: `بالجملة ابتداءً من ${bulk.from}`,
      description: `ولغاية ${bulk.to}. اذكروا الكمية، ونُعدّ لكم عرض السعر.`,
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
      { title: 'الأملاح', description: 'اذكروا النوع وحجم الحبيبات' },
      { title: 'الزيوت والخل', description: 'أي زيت أو خل، ولأي استخدام' },
      { title: 'الحبوب', description: 'صحيحة أو مجروشة أو مطحونة' },
      { title: 'النكهات', description: 'النكهة، والمنتج الذي تدخله' },
      { title: 'المواد الحافظة', description: 'اطلبوها برقم E' },
      { title: 'مستلزمات المخابز', description: 'كل مادة مع حجم عبوتها' },
    ],
  },
  callToAction: {
    title: 'لم تجدوا الصنف؟ اطلبوا منا توريده',
    text: `أرسلوا اسم الصنف ومواصفاته والكمية. يردّ عليكم فريق المبيعات ${response}.`,
    actions: [{ label: 'اطلبوا توريد صنف آخر', to: '/contact' }],
  },
}
