import type { Stated } from '#app/catalogue/stated.ts'
import type { Specification } from '../types.ts'
import type { Words } from '../words.ts'
import { bulk, dispatchBefore, limits, packs, response } from './facts.ts'

const lines: Record<Stated, Specification> = {
  spiceMoisture: { label: 'الرطوبة', value: limits.spiceMoisture, note: 'البهارات الجافة، من الوزن' },
  spicePacks: { label: 'العبوات', value: packs.spices, note: 'اذكروا الحجم' },
  nutMoisture: { label: 'الرطوبة', value: limits.nutMoisture, note: 'المكسرات، من الوزن' },
  nutForeignMatter: { label: 'المواد الغريبة', value: limits.nutForeignMatter, note: 'المكسرات، من الوزن' },
  nutPacks: { label: 'العبوات', value: packs.nuts, note: 'المكسرات؛ اذكروا الحجم' },
  sugarPolarization: { label: 'درجة الاستقطاب', value: limits.sugarPolarization, note: 'السكر الأبيض المكرر' },
  sugarMoistureAndAsh: { label: 'الرطوبة والرماد', value: limits.sugarMoistureAndAsh, note: 'السكر الأبيض المكرر' },
  sugarColor: { label: 'اللون', value: limits.sugarColor, note: 'السكر الأبيض المكرر' },
  teaMoisture: { label: 'الرطوبة', value: limits.teaMoisture, note: 'الشاي، من الوزن' },
  coffeeMoisture: { label: 'الرطوبة', value: limits.coffeeMoisture, note: 'البن الأخضر، من الوزن' },
  beveragePacks: { label: 'العبوات', value: packs.beverages, note: 'تعبئة مفرّغة من الهواء' },
  beverageResidues: { label: 'متبقيات المبيدات', value: 'ضمن الحدود', note: 'الحدود الدولية' },
  beverageBlending: { label: 'خلط حسب الطلب', value: 'متاح', note: 'مع الفرز حسب حجم الحبيبات' },
  bulk: { label: 'التوريد بالجملة', value: `من ${bulk.from}`, note: `حتى ${bulk.to}` },
  dispatch: { label: 'الشحن', value: 'في اليوم نفسه', note: `الطلبات قبل ${dispatchBefore}` },
  response: { label: 'الرد', value: response, note: 'من فريق المبيعات' },
}

/** What every specification sheet says. */
export const sheet: Words['sheet'] = {
  kind: 'نشرة مواصفات',
  /** Under a group's list on its category page. */
  link: 'نشرة مواصفات {name}',
  quote: { label: 'اطلبوا عرض سعر', to: '/contact' },
  print: 'طباعة هذه النشرة',
  samples: { label: 'اتصلوا لطلب عيّنات', to: 'tel' },
  columns: {
    product: 'الصنف',
    meaning: 'الشرح',
    /** Of the names in the other language. */
    arabic: 'الإنجليزية',
    hindi: 'الهندية والأردية',
    botanical: 'الاسم العلمي',
    species: 'الاسم العلمي',
    names: 'الأسماء',
    hs: 'رمز HS',
    grams: 'وزن الحبة (جم)',
  },
  none: 'لا يوجد',
  upTo: 'حتى {value}',
  over: 'أكثر من {value}',
  grams: '{value}\u00a0جم',
  millimeters: '{value}\u00a0ملم',
  percent: '{value}%',
  yes: 'نعم',
  no: 'لا',
  askBroker: 'اسألوا المخلّص',
  codes:
    'رموز HS هي الخانات الست الأولى من النظام المنسّق، إصدار 2022، وتضيف إليها التعرفة الجمركية الخليجية خانات أخرى. والكلمة الأخيرة للمخلّص الجمركي.',
  ours: { title: 'أرقامنا', remark: 'ما نذكره من أرقام لمجموعة {name}.', lines },
  references: {
    title: 'مراجع عامة',
    remark: 'منقولة عن جهات أخرى، للاسترشاد. ليس فيها التزام منا: المرجع هو العقد.',
    standards: 'المواصفات',
    allProducts: 'كل أصناف هذه النشرة',
    allergen: 'فئة مسبّبات الحساسية',
    classes:
      'حسب لائحة الاتحاد الأوروبي رقم 1169/2011، الملحق الثاني. وعدم ذكر الفئة لا يعني خلو الصنف منها: اطلبوا البيان.',
    noClass: 'لا فئة مذكورة لهذه الأصناف. ولا يعني ذلك خلوها من مسبّبات الحساسية: اطلبوا البيان.',
  },
  inquiry: {
    title: 'اكتبوا إلينا هكذا',
    jump: 'استفساركم',
    /** The one promise of an answer, beside the button. */
    promise: `يردّ عليكم فريق المبيعات ${response}.`,
    /** On the button that carries the sentence into the form. */
    carry: 'ابدؤوا استفساركم بهذه الجملة',
    parts: {
      product: 'الصنف',
      grade: 'الدرجة',
      quantity: 'الكمية',
      packing: 'التعبئة',
      destination: 'الوجهة',
      documents: 'المستندات',
    },
  },
  neighbors: { label: 'نشرات أخرى', previous: 'النشرة السابقة', next: 'النشرة التالية', all: 'كل أصناف' },
}
