import type { Words } from '../../schema/edition.ts'
import type { Action } from '../../schema/words.ts'
import { countingProducts } from './counts.ts'
import { bulk, hours, hoursLine } from './facts.ts'

const home: Action = { label: 'الرئيسية', to: '/' }
const products: Action = { label: 'منتجاتنا', to: '/products' }

export const shell: Words['shell'] = {
  skip: 'الانتقال إلى المحتوى',
  breadcrumb: 'مسار التنقل',
  onThisPage: 'في هذه الصفحة',
  onward: { label: 'أقسام أخرى', previous: 'القسم السابق', next: 'القسم التالي' },
  /** At the foot of a printed page. */
  issued: 'تاريخ الإصدار: {date}',
  nav: {
    label: 'القائمة الرئيسية',
    links: { '/': home.label, '/about': 'من نحن', '/products': products.label, '/contact': 'تواصلوا معنا' },
    home,
    products,
    quote: { label: 'اطلبوا سعرًا', to: '/contact' },
    call: 'اتصلوا بنا',
    menu: 'القائمة',
  },
  footer: {
    blurb: `مواد ومكوّنات غذائية بالجملة للشركات. التوريد من دبي: من ${bulk.from} إلى ${bulk.to}.`,
    quickLinks: 'روابط سريعة',
    categories: 'الأقسام',
    contact: 'تواصلوا معنا',
    whatsapp: 'واتساب',
    tradeLicense: 'رخصة تجارية رقم {number}',
    taxNumber: 'رقم التسجيل الضريبي {number}',
    privacy: 'بدون ملفات تعريف ارتباط وبدون تتبّع.',
  },
  products: countingProducts('{products}'),
  missing: { text: 'تعذّر تحميل جزء من هذه الصفحة.', action: 'إعادة تحميل الصفحة' },
  /** Beside the office hours, by the clock in Dubai. */
  office: {
    hours: hoursLine,
    sunday: hours.sunday,
    open: `مفتوح الآن حتى ${hours.closes}`,
    closed: 'مغلق الآن',
  },
}
