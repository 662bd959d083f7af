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
      { title: 'الأملاح', description: 'ملح طعام وملح بحري وملح صخري، من الناعم إلى الخشن' },
      { title: 'الزيوت والخل', description: 'للقلي والسلطات والمخللات' },
      { title: 'الحبوب', description: 'كاملة أو مجروشة أو رقائق أو مطحونة' },
      { title: 'النكهات', description: 'مستخلصات وخلاصات ومستحلبات' },
      { title: 'المواد الحافظة', description: 'للمخبوزات والمشروبات واللحوم، حسب رقم E' },
      { title: 'لوازم الخبز', description: 'خميرة ومواد رافعة (بيكنج باودر) وكاكاو' },
    ],
  },
  callToAction: {
    title: 'لم تجدوا الصنف؟ اطلبوا منا توريده',
    text: `أرسلوا اسم الصنف ومواصفاته والكمية. يردّ عليكم فريق المبيعات ${response}.`,
    actions: [{ label: 'اطلبوا توريد صنف آخر', to: '/contact' }],
  },
}
