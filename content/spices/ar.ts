import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/ar/actions.ts'
import { bulk, limits, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList, onCertificate, publicStandards } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'البهارات',
  summary: 'بهارات صحيحة ومطحونة وزعفران وخلطات',
  packs: packs.spices,
  meta: {
    title: 'بهارات بالجملة في دبي، صحيحة ومطحونة',
    description: `بذور عطرية وبهارات صحيحة ومطحونة وزعفران وخلطات لشركات الأغذية. عبوات ${packs.spices}، و${bulkSupply}، مع الدرجات ورموز HS.`,
  },
  hero: {
    title: 'البهارات',
    lead: `بذور عطرية وبهارات صحيحة ومطحونة وزعفران وخلطات. عبوات ${packs.spices}، و${bulkSupply}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات البهارات',
    remark: `ما كُتب بخط صغير تحت الاسم هو درجة الصنف أو شكله أو اسم آخر له. ${fullList}`,
    items: {
      'seed-spices': {
        name: 'البذور العطرية',
        description:
          'تُصنَّف البذور حسب نقاوتها: كلما قلّت العيدان والغبار ارتفعت الدرجة. والبذور الصحيحة تحتفظ برائحتها مدة أطول من البهارات المطحونة.',
      },
      'whole-spices': {
        name: 'البهارات الصحيحة',
        description:
          'يُصنَّف الفلفل بوزن اللتر: حب 550\u00a0جم/لتر أكثف من حب 500\u00a0جم/لتر. ويُصنَّف الهيل بحجم الحبة ولونها، والقرفة بسُمك العود.',
      },
      'ground-spices': {
        name: 'البهارات المطحونة',
        description:
          'تُطلب البهارات المطحونة بالأرقام: البابريكا بقيمة اللون ASTA، والكركم بنسبة الكركمين، والفلفل الحار بوحدات سكوفيل. ومع الفلفل الحار اطلبوا أيضًا نتيجة فحص الأفلاتوكسين.',
      },
      'saffron-aromatics': {
        name: 'الزعفران والعطريات',
        description:
          'يُطلب الزعفران حسب طريقة القص (نجين أو سرجول أو بوشال) وحسب فئته في المواصفة ISO 3632، ويتحقق المختبر من الفئة. وفي هذه المجموعة أيضًا السماق واللومي والفانيليا.',
      },
      'spice-blends': {
        name: 'خلطات البهارات',
        description:
          'تختلف الوصفة من مصنع إلى آخر. في الزعتر سمسم، وقد يكون في الكاري خردل: اطلبوا بيان مسبّبات الحساسية مع العيّنة.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون بهاراتنا؟',
    items: [
      {
        icon: 'drop',
        title: `الرطوبة ${limits.spiceMoisture}`,
        description: 'البهارات الجافة تنساب بسهولة وتُحفظ جيدًا في مستودع جاف.',
      },
      {
        icon: 'scale',
        title: 'درجات يمكن التحقق منها',
        description:
          'اطلبوا الفلفل بوزن اللتر (جم/لتر)، والبابريكا بقيمة ASTA، والزعفران بفئته في ISO 3632. وهي أرقام يتحقق منها المختبر.',
      },
      {
        icon: 'box',
        title: 'عبوات صغيرة وكبيرة',
        description: `عبوات ${packs.spices}، و${bulkSupply}. يمكنكم الشراء لمطبخ واحد أو لخط إنتاج.`,
      },
      {
        icon: 'certificate',
        title: 'جودة معتمدة',
        description: 'من شهاداتنا ISO 9001:2015 وHACCP. اطلبوا شهادة التحليل قبل الشراء.',
      },
    ],
  },
  specifications: {
    title: 'مواصفات الجودة',
    remark: 'هذه أرقامنا. ولطلب العيّنات اتصلوا بنا.',
    rows: [
      { label: 'الرطوبة', value: limits.spiceMoisture, note: 'للبهارات الجافة. أما أعواد الفانيليا فتُباع رطبة' },
      { label: 'التعبئة', value: packs.spices, note: 'الشائع في التجارة: أكياس PP مبطّنة' },
      { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: `حتى ${bulk.to}` },
      { label: 'الأفلاتوكسين ومتبقيات المبيدات', value: 'عند الطلب', note: onCertificate },
      {
        label: 'المستندات',
        value: 'عند الطلب',
        note: 'نشرة المواصفات، وشهادات التحليل والمنشأ والصحة النباتية، وبيان مسبّبات الحساسية',
      },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      {
        label: 'كثافة الفلفل الأسود',
        value: '500 أو 550\u00a0جم/لتر',
        note: 'درجتان شائعتان، والرقم وزن اللتر الواحد',
      },
      { label: 'لون البابريكا', value: '60–240 ASTA', note: 'كلما ارتفع الرقم اشتدّ اللون' },
      { label: 'حدّة الفلفل الحار', value: 'وحدات سكوفيل', note: 'كلما ارتفع الرقم زادت الحدّة' },
      { label: 'فئة الزعفران', value: 'ISO 3632', note: 'الأولى أو الثانية أو الثالثة؛ والأولى أقواها لونًا' },
    ],
  },
  callToAction: {
    title: 'اذكروا نوع البهار ودرجته والكمية',
    text: `أضيفوا حجم العبوة والوجهة والمستندات المطلوبة. يردّ عليكم فريق المبيعات ${response}.`,
    actions: quoteOrCategories,
  },
}
