import type { Words } from '../../schema/edition.ts'
import { facts } from '../facts.ts'
import { sendInquiry } from './actions.ts'
import { bulk, dispatchBefore, orderAccuracy, response, varieties } from './facts.ts'

export const home: Words['home'] = {
  meta: {
    title: 'مواد غذائية بالجملة في دبي',
    description: `بهارات ومكسرات ومحلّيات وشاي وفواكه وخضراوات ولحوم ومأكولات بحرية بالجملة ابتداءً من ${bulk.from}. اطلبوا قائمة الأسعار أو عيّنة أو عرض سعر.`,
  },
  hero: {
    title: 'مواد غذائية بالكيس والطن',
    lead: `بهارات ومكسرات ومحلّيات وشاي وفواكه وخضراوات ولحوم ومأكولات بحرية، للمطاعم والفنادق والمخابز ومصانع الأغذية. نورّدها بالجملة من دبي، ابتداءً من ${bulk.from}.`,
    actions: [
      { label: 'اطلبوا قائمة الأسعار', to: '/contact' },
      { label: 'تصفّحوا المنتجات', to: '/products' },
    ],
  },
  statsLabel: 'الشركة بالأرقام',
  stats: [
    { value: '+15', label: 'سنة في السوق' },
    { value: '+1000', label: 'عميل نشط' },
    { value: varieties, label: 'صنف غذائي' },
    { value: orderAccuracy, label: 'دقة تنفيذ الطلبات' },
  ],
  categories: {
    title: 'أقسام المنتجات',
    remark: 'في كل صفحة قائمة الأصناف وشرح درجاتها. أما الخضراوات واللحوم والمأكولات البحرية ففي صفحة «منتجاتنا».',
  },
  pound: {
    title: 'رطل واحد، حبة حبة',
    sentence: 'كاجو {grade} حب أبيض كامل، لا يزيد على {most} حبة في الرطل.',
    way: 'يُباع الكاجو {cashews}، والبن {coffee-products}، والعسل {honey}، ولحم البقر {fresh-meat}. ولكل مجموعة دليلها.',
    ways: { cashews: 'بالعدد', 'coffee-products': 'بالغربال', honey: 'باللون', 'fresh-meat': 'بالقطعية' },
    all: 'أدلة الدرجات كلها ({count})',
  },
  season: {
    year: 'أي منشأ في موسمه؟',
    now: 'في موسمها الآن:',
    remark: 'ما يصل أكثره إلى أسواق الخليج في سنة عادية. والموعد التقريبي قد يتقدّم أو يتأخّر شهرًا.',
    whole: 'مواسم السنة كلها',
    also: 'وأيضًا',
  },
  benefits: {
    title: 'لماذا تشتري الشركات منا؟',
    items: [
      {
        icon: 'box',
        title: 'توريد بالجملة',
        description: `من ${bulk.from} إلى ${bulk.to}: كيس واحد لمطبخ، أو أطنان لمصنع.`,
      },
      {
        icon: 'shield',
        title: 'جودة مضمونة',
        description: 'من شهاداتنا ISO 9001:2015 وHACCP. اطلبوا شهادتي التحليل والمنشأ قبل الشراء.',
      },
      {
        icon: 'chat',
        title: 'خدمة عملاء الجملة',
        description: 'استفسار واحد لكل ما تحتاجون إليه. ولطلب العيّنات اتصلوا بنا.',
      },
      {
        icon: 'truck',
        title: 'سرعة التنفيذ',
        description: `الطلبات الواردة قبل ${dispatchBefore} تُشحن في اليوم نفسه.`,
      },
    ],
  },
  popular: {
    title: 'الأصناف الأكثر طلبًا',
    remark: `اختاروا صنفًا لتروا درجاته. نورّد أكثر من ${facts.varieties} صنف. اطلبوا قائمتها الكاملة.`,
  },
  callToAction: {
    title: 'اذكروا الصنف والدرجة والكمية',
    text: `راسلونا أو اتصلوا بنا. يردّ عليكم فريق المبيعات ${response}.`,
    actions: sendInquiry,
  },
}
