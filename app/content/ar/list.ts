import type { Words } from '../words.ts'
import { countingProducts } from './counts.ts'

const asking = 'ونسألكم عمّا تتركونه بلا تحديد.'

/** The list of products to quote: on the rows of products, in the header, and above the form. */
export const list: Words['list'] = {
  row: {
    add: 'إضافة {product} إلى قائمتكم',
    /** Begins with what is seen, so that whoever speaks to the page can say it. */
    remove: '{shown}: {product} في قائمتكم. إزالة الصنف',
    /** What is seen beside the sign of a product that is on the list, until it has a quantity. */
    on: 'أُضيف',
  },
  presence: {
    label: 'قائمتكم',
    review: 'مراجعة القائمة',
  },
  said: {
    added: 'أُضيف الصنف: {product}.',
    removed: 'أُزيل الصنف: {product}.',
    cleared: countingProducts('مُسحت القائمة: {products}.'),
    full: 'قائمتكم ممتلئة، وأقصى عدد للأصناف {count}. أرسلوها، أو أزيلوا بعض الأصناف.',
    long: 'قائمة طويلة. يمكنكم أيضًا إرسالها ملفًا بالبريد الإلكتروني:',
    fleeting: 'هذا المتصفح لا يسمح بالحفظ. تبقى قائمتكم ما دامت هذه الصفحة مفتوحة.',
    undo: 'إعادة الصنف',
    undoAll: 'استعادة القائمة',
  },
  title: 'قائمتكم',
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
    tins: 'صفيحة',
    pallets: 'طبلية',
    containers: 'حاوية',
  },
  single: {
    liters: 'لتر',
    bags: 'كيس',
    cartons: 'كرتون',
    drums: 'برميل',
    tins: 'صفيحة',
    pallets: 'طبلية',
    containers: 'حاوية',
  },
  open: 'الكمية غير محددة',
  another: 'إضافة صنف آخر',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  notCopied: 'تعذّر نسخ الرابط. حدّدوه وانسخوه من هنا:',
  share: 'مشاركة',
  print: 'طباعة',
  whatsapp: 'واتساب (في تبويب جديد)',
  clear: 'مسح القائمة',
  message: {
    label: 'ملاحظات أخرى',
    optional: 'اختيارية',
    hint: 'الوجهة والتاريخ المطلوب والمستندات. تُرسل قائمتكم مع هذه الرسالة.',
  },
  preview: 'نص رسالتكم كما تصل إلينا',
  sent: {
    text: countingProducts('أُرسلت قائمتكم مع الاستفسار: {products}.'),
    again: 'استخدام هذه القائمة من جديد',
  },
  shared: {
    taken: countingProducts('قائمة من رابط: {products}.'),
    title: 'في هذا الرابط قائمة',
    text: 'في الرابط {theirs}، وفي قائمتكم {ours}، والمشترك بينهما: {both}. لا يتغيّر شيء قبل أن تختاروا.',
    products: countingProducts('{products}'),
    are: { ...countingProducts('{products}'), zero: 'لا شيء' },
    add: 'جمع القائمتين ({count})',
    replace: 'استخدام قائمة الرابط ({count})',
    keep: 'إبقاء القائمة الحالية ({count})',
    rule: 'إذا ذُكرت كمية في القائمتين، بقيت كميتكم.',
    chosen: 'تغيّرت قائمتكم.',
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
      one: 'سطر واحد آخر لم تتسع له القائمة.',
      two: 'سطران آخران لم تتسع لهما القائمة.',
      few: '{count} أسطر أخرى لم تتسع لها القائمة.',
      many: '{count} سطرًا آخر لم تتسع لها القائمة.',
      other: '{count} سطر آخر لم تتسع لها القائمة.',
    },
  },
}
