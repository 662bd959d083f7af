import type { Words } from '../words.ts'
import { countingProducts } from './counts.ts'

const asking = 'وسنسألكم عمّا لم تحدّدوه.'

/** The list of products to quote: on the rows of products, in the header, and above the form. */
export const list: Words['list'] = {
  row: {
    add: 'إضافة {product} إلى قائمة الطلب',
    /** Begins with what is seen, so that whoever speaks to the page can say it. */
    remove: '{shown}: {product} في قائمة الطلب. إزالة الصنف',
    /** What is seen beside the sign of a product that is on the list, until it has a quantity. */
    on: 'أُضيف',
  },
  presence: {
    label: 'قائمة الطلب',
    add: 'إضافة إلى قائمة الطلب',
    review: 'مراجعة قائمة الطلب',
  },
  said: {
    added: 'أُضيف الصنف: {product}.',
    removed: 'أُزيل الصنف: {product}.',
    cleared: countingProducts('مُسحت قائمة الطلب: {products}.'),
    full: 'قائمة الطلب ممتلئة، وأقصى عدد للأصناف {count}. أرسلوها، أو أزيلوا بعض الأصناف.',
    long: 'قائمة طويلة. يمكنكم أيضًا إرسالها ملفًا بالبريد الإلكتروني:',
    fleeting: 'هذا المتصفح لا يسمح بالحفظ. تبقى قائمة الطلب ما دامت هذه الصفحة مفتوحة.',
    undo: 'تراجع',
    undoAll: 'استعادة قائمة الطلب',
  },
  title: 'قائمة الطلب',
  lead: countingProducts(`{products} في استفسار واحد، ${asking}`),
  columns: { product: 'الصنف', quantity: 'الكمية', note: 'العبوة أو ملاحظة' },
  fields: {
    quantity: 'الكمية: {product}',
    unit: 'الوحدة: {product}',
    note: 'العبوة أو ملاحظة: {product}',
    remove: 'إزالة {product}',
    addNote: 'إضافة عبوة أو ملاحظة: {product}',
  },
  addNote: 'إضافة عبوة أو ملاحظة',
  /** In the singular, as on invoices: one word has to do for every figure before it. */
  units: {
    kg: 'كجم',
    g: 'جم',
    t: 'طن',
    liters: 'لتر',
    bags: 'كيس',
    cartons: 'كرتون',
    drums: 'برميل',
    tins: 'علبة',
    pallets: 'طبلية',
    containers: 'حاوية',
  },
  single: {
    liters: 'لتر',
    bags: 'كيس',
    cartons: 'كرتون',
    drums: 'برميل',
    tins: 'علبة',
    pallets: 'طبلية',
    containers: 'حاوية',
  },
  another: 'إضافة صنف آخر',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  notCopied: 'تعذّر نسخ الرابط. حدّدوه وانسخوه من هنا:',
  share: 'مشاركة',
  print: 'طباعة',
  whatsapp: 'واتساب (في علامة تبويب جديدة)',
  clear: 'مسح قائمة الطلب',
  message: {
    label: 'ملاحظات أخرى',
    optional: 'اختيارية',
    hint: 'الوجهة وتاريخ التسليم المطلوب والمستندات. تُرسل قائمة الطلب مع هذه الرسالة.',
  },
  preview: 'نص رسالتكم كما تصل إلينا',
  sent: {
    text: countingProducts('أُرفقت قائمة الطلب بالاستفسار: {products}.'),
    again: 'استخدام قائمة الطلب هذه من جديد',
  },
  shared: {
    taken: countingProducts('قائمة طلب من رابط: {products}.'),
    title: 'في هذا الرابط قائمة طلب',
    text: 'في الرابط {theirs}، وفي قائمة الطلب لديكم {ours}، والمشترك بينهما: {both}. لا يتغيّر شيء قبل أن تختاروا.',
    products: countingProducts('{products}'),
    are: { ...countingProducts('{products}'), zero: 'لا شيء' },
    add: 'دمج القائمتين ({count})',
    replace: 'استخدام قائمة الرابط ({count})',
    keep: 'إبقاء قائمة الطلب لديكم ({count})',
    rule: 'إذا وردت كمية الصنف في القائمتين، تُعتمد كميتكم.',
    chosen: 'تغيّرت قائمة الطلب.',
    undo: 'تراجع',
    unknown: {
      one: 'في هذا الرابط صنف واحد لم يعد معروضًا: {names}.',
      two: 'في هذا الرابط صنفان لم يعودا معروضين: {names}.',
      few: 'في هذا الرابط {count} أصناف لم تعد معروضة: {names}.',
      many: 'في هذا الرابط {count} صنفًا لم تعد معروضة: {names}.',
      other: 'في هذا الرابط {count} صنف لم تعد معروضة: {names}.',
    },
    asked: 'أضفنا إلى رسالتكم طلب توريد ما لم يعد معروضًا.',
    surplus: {
      one: 'سطر واحد آخر لم تتسع له قائمة الطلب.',
      two: 'سطران آخران لم تتسع لهما قائمة الطلب.',
      few: '{count} أسطر أخرى لم تتسع لها قائمة الطلب.',
      many: '{count} سطرًا آخر لم تتسع لها قائمة الطلب.',
      other: '{count} سطر آخر لم تتسع لها قائمة الطلب.',
    },
  },
}
