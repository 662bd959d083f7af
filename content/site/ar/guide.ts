import type { Words } from '../../schema/edition.ts'
import type { Stated } from '../../schema/guides.ts'
import type { Specification } from '../../schema/words.ts'
import { bulk, limits, packs, response } from './facts.ts'

const lines: Record<Stated, Specification> = {
  spiceMoisture: { label: 'الرطوبة', value: limits.spiceMoisture, note: 'للبهارات الجافة، نسبةً من الوزن' },
  spicePacks: { label: 'العبوات', value: packs.spices, note: 'للبهارات' },
  aromaticMoisture: { label: 'الرطوبة', value: limits.spiceMoisture, note: 'للسماق واللومي، نسبةً من الوزن' },
  aromaticPacks: { label: 'العبوات', value: packs.spices, note: 'للسماق واللومي؛ والزعفران بالجرام' },
  aromaticBulk: { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: 'للسماق واللومي' },
  nutMoisture: { label: 'الرطوبة', value: limits.nutMoisture, note: 'للمكسرات، نسبةً من الوزن' },
  nutForeignMatter: { label: 'المواد الغريبة', value: limits.nutForeignMatter, note: 'للمكسرات، نسبةً من الوزن' },
  nutPacks: { label: 'العبوات', value: packs.nuts, note: 'للمكسرات' },
  sugarPolarization: { label: 'درجة الاستقطاب', value: limits.sugarPolarization, note: 'السكر الأبيض المكرر' },
  sugarMoistureAndAsh: { label: 'الرطوبة والرماد', value: limits.sugarMoistureAndAsh, note: 'السكر الأبيض المكرر' },
  sugarColor: { label: 'اللون', value: limits.sugarColor, note: 'السكر الأبيض المكرر' },
  teaMoisture: { label: 'الرطوبة', value: limits.teaMoisture, note: 'للشاي، نسبةً من الوزن' },
  coffeeMoisture: { label: 'الرطوبة', value: limits.coffeeMoisture, note: 'للبن الأخضر، نسبةً من الوزن' },
  beveragePacks: { label: 'العبوات', value: packs.beverages, note: 'تعبئة مفرّغة من الهواء' },
  herbPacks: { label: 'العبوات', value: packs.beverages, note: 'للأعشاب المقطّعة، مفرّغة من الهواء' },
  beverageResidues: { label: 'متبقيات المبيدات', value: 'ضمن الحدود الدولية', note: 'النتائج عند الطلب' },
  beverageBlending: { label: 'خلط حسب الطلب', value: 'متاح', note: 'مع الفرز حسب حجم الحبيبات' },
  mixPacks: { label: 'العبوات', value: packs.beverages, note: 'للبودرة، مفرّغة من الهواء؛ والمشروبات في علب' },
  mixBlending: { label: 'خلط حسب الطلب', value: 'متاح', note: 'للبودرة' },
  bulk: { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: `حتى ${bulk.to}` },
}

/** What every grade guide says. */
export const guide: Words['guide'] = {
  kind: 'دليل الدرجات',
  /** Under a group's list on its category page. */
  link: 'دليل درجات {name}',
  quote: { label: 'اطلبوا عرض سعر', to: '/contact' },
  print: 'طباعة',
  samples: { label: 'اتصلوا لطلب عيّنات', to: 'tel' },
  columns: {
    product: 'الصنف',
    meaning: 'كيف يُباع ويُستخدم',
    /** Of the names in the other language. */
    arabic: 'الاسم الإنجليزي',
    hindi: 'الاسم الهندي والأردي',
    botanical: 'الاسم العلمي',
    species: 'الاسم العلمي',
    names: 'الأسماء',
    hs: 'رمز HS',
    grams: 'وزن الحبة (جم)',
  },
  upTo: 'حتى {value}',
  over: 'أكثر من {value}',
  under: 'أقل من {value}',
  atLeast: '{value} على الأقل',
  grams: '{value}\u00a0جم',
  millimeters: '{value}\u00a0ملم',
  percent: '{value}%',
  yes: 'عادةً',
  no: 'حسب الوصفة',
  askBroker: 'اسألوا المخلّص',
  tabled: 'في الجدول أعلاه',
  ours: { title: 'أرقامنا', remark: 'أرقامنا المعلنة لمجموعة {name}.', lines },
  references: {
    remark: 'صادرة عن جهات أخرى، وليست أرقامنا.',
    standards: 'المواصفات',
    allProducts: 'كل أصناف هذا الدليل',
    allergen: 'فئة مسبّبات الحساسية',
    statement: 'اطلبوا بيان مسبّبات الحساسية للتشغيلة.',
    classes: 'فئات لائحة الاتحاد الأوروبي رقم 1169/2011، الملحق الثاني، وهي نفسها في GSO 9.',
    noClass: 'لم تُذكر لهذه الأصناف فئة من مسبّبات الحساسية.',
  },
  inquiry: {
    title: 'مثال على استفسار كامل',
    jump: 'استفساركم',
    /** The one promise of an answer, beside the button. */
    promise: `يردّ عليكم فريق المبيعات ${response}.`,
    /** On the button that carries the sentence into the form. */
    carry: 'ابدؤوا استفساركم بهذه الجملة',
    gaps: { quantity: '[الكمية]', destination: 'إلى [الوجهة]' },
    parts: {
      product: 'الصنف',
      grade: 'المواصفات',
      quantity: 'الكمية',
      packing: 'التعبئة',
      destination: 'الوجهة',
      documents: 'المستندات',
    },
  },
  neighbors: { label: 'أدلة أخرى', previous: 'الدليل السابق', next: 'الدليل التالي', all: 'كل أصناف' },
}
