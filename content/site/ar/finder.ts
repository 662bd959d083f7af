import type { Words } from '../../schema/edition.ts'
import { countingProducts } from './counts.ts'
import { response } from './facts.ts'

/** On every page. */
export const finder: Words['finder'] = {
  label: 'البحث عن صنف',
  by: 'بأيٍّ من أسمائه أو بدرجته أو برمزه الجمركي (HS)',
  try: 'مثال: كمون أو هيل أو W320',
  clear: 'مسح',
  close: 'إغلاق',
  all: { one: 'صنف واحد', other: 'كل الأصناف ({count})، من الألف إلى الياء' },
  letters: 'كل الأصناف حسب الحرف الأول',
  popular: 'الأصناف الأكثر طلبًا',
  categories: 'الأقسام',
}

/** What the finder says once it is used; it comes with its index. */
export const answers: Words['answers'] = {
  found: countingProducts('{products}'),
  /** {shown} of them are shown. */
  some: 'الأصناف: {shown} من {count}',
  rest: { one: 'إظهار صنف آخر', other: 'إظهار البقية ({count})' },
  /** {words} are what the visitor typed. */
  similar: 'أسماء قريبة من «{words}»:',
  onRequest: '«{words}» عند الطلب',
  term: '{term}: درجة أو نوع من {product}',
  looking: 'نبحث بلغات أخرى…',
  none: {
    said: '«{words}» غير مدرج',
    title: 'غير مدرج، واسألونا عنه',
    nearest: 'الأقرب إليه',
    text: `أرسلوا المواصفات والكمية، ونردّ عليكم ${response}.`,
    action: 'اطلبوا منا توريده',
  },
  prohibited: { said: 'لا يمكن توريد «{words}»', title: 'لا يمكننا توريده' },
  use: 'يُستخدم عادةً في {use}',
  further: 'أصناف أخرى عند الطلب',
  code: 'HS {code}',
  keys: { opens: 'Enter لفتح {name}', asks: 'Enter لكتابة استفسار' },
}
