import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/ar/actions.ts'
import { bulk, limits, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList, publicStandards } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'الشاي والمشروبات',
  summary: 'شاي وقهوة وأعشاب وخلطات مشروبات',
  packs: packs.beverages,
  meta: {
    title: 'شاي وقهوة وخلطات مشروبات بالجملة في دبي',
    description: `شاي وقهوة وشاي أعشاب وماتشا وخلطات مشروبات للمقاهي والفنادق ومتاجر التجزئة. تعبئة مفرّغة من الهواء. عبوات ${packs.beverages}، و${bulkSupply}.`,
  },
  hero: {
    title: 'الشاي والمشروبات',
    lead: `شاي وقهوة وشاي أعشاب وخلطات مشروبات. عبوات ${packs.beverages}، و${bulkSupply}. ويتوفر الخلط حسب الطلب.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات المشروبات',
    remark: `للفنادق والمقاهي ومصانع المشروبات ومتاجر التجزئة. ${fullList}`,
    items: {
      'tea-varieties': {
        name: 'أنواع الشاي',
        description:
          'الشاي الأبيض والأخضر والأولونج والأسود من نبتة واحدة، والأكسدة هي ما يفرّق بينها. والورق الصغير أسرع تحضيرًا من الورقة الكاملة.',
      },
      'coffee-products': {
        name: 'البن والقهوة',
        description:
          'يُطلب البن الأخضر حسب النوع ومقاس الغربال وعدد العيوب. ويُطلب البن المطحون حسب آلة التحضير أو الطحنة.',
      },
      'herbal-teas': {
        name: 'شاي الأعشاب',
        description: 'أزهار وأوراق وجذور مجففة. ليست من نبتة الشاي، ولا كافيين فيها.',
      },
      'beverage-mixes': {
        name: 'خلطات المشروبات',
        description: 'بودرة تُحضَّر بالماء أو الحليب، ومشروبات جاهزة. اطلبوا قائمة المكوّنات، فهي لازمة لملصق منتجكم.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون مشروباتنا؟',
    items: [
      {
        icon: 'star',
        title: 'مناشئ مختارة',
        description: 'اطلبوا حسب المنشأ. وشهادة المنشأ، عند الطلب، تبيّن أين زُرع الشاي أو البن.',
      },
      {
        icon: 'leaf',
        title: 'تعبئة تحفظ النكهة',
        description: 'الشاي والبن لدينا في عبوات مفرّغة من الهواء، فيصلانكم بنكهتهما.',
      },
      {
        icon: 'sieve',
        title: 'درجات متنوعة',
        description:
          'فرز حسب حجم الحبيبات: الشاي من الورقة الكاملة إلى الناعم، والبن من الطحن الخشن إلى الناعم. اطلبوا الحجم المناسب للإبريق أو كيس الشاي أو الآلة.',
      },
      {
        icon: 'flask',
        title: 'جودة مثبتة بالفحص',
        description: `رطوبة الشاي ${limits.teaMoisture}، ورطوبة البن الأخضر ${limits.coffeeMoisture}. متبقيات المبيدات ضمن الحدود الدولية. اطلبوا شهادة التحليل.`,
      },
    ],
  },
  specifications: {
    title: 'مواصفات الجودة',
    remark: 'هذه أرقامنا. ولطلب العيّنات اتصلوا بنا.',
    rows: [
      { label: 'رطوبة الشاي', value: limits.teaMoisture, note: 'إذا زادت الرطوبة ضعفت نكهة الشاي، وقد يتعفّن' },
      { label: 'رطوبة البن', value: limits.coffeeMoisture, note: 'البن الأخضر، أي قبل التحميص' },
      { label: 'التعبئة', value: packs.beverages, note: 'للشاي والقهوة والأعشاب والبودرة. أما مشروبات الطاقة ففي علب' },
      { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: `حتى ${bulk.to}` },
      {
        label: 'متبقيات المبيدات',
        value: 'ضمن الحدود الدولية',
        note: 'النتائج عند الطلب. تختلف الحدود من سوق إلى أخرى: اذكروا حد سوقكم',
      },
      { label: 'الفرز', value: 'فرز حسب حجم الحبيبات', note: 'درجة الورقة للشاي، والطحنة للقهوة' },
      { label: 'طريقة التغليف', value: 'تعبئة مفرّغة من الهواء', note: 'للشاي والقهوة والأعشاب المقطّعة والبودرة' },
      { label: 'الخلط', value: 'خلط حسب الطلب', note: 'أرسلوا الوصفة مع الاستفسار' },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      { label: 'الشاي الأسود', value: 'ISO 3720', note: 'التعريف والمتطلبات الأساسية' },
      { label: 'الشاي الأخضر', value: 'ISO 11287', note: 'التعريف والمتطلبات الأساسية' },
      { label: 'عيوب البن الأخضر', value: 'ISO 10470', note: 'جدول مرجعي لعدّ العيوب' },
      { label: 'رطوبة البن المحمّص', value: 'نحو 5% أو أقل', note: 'الشائع في التجارة' },
    ],
  },
  applications: {
    title: 'أشهر الاستخدامات',
    items: [
      {
        title: 'قطاع الضيافة',
        description: 'شاي أسود للفطور، وخلطات إسبريسو للمقاهي، وشاي أعشاب لغرف الضيوف.',
      },
      {
        title: 'إنتاج المشروبات',
        description: 'شاي وكركديه لتحضير المشروبات، وقهوة سريعة الذوبان للقهوة المعلّبة، وماتشا للاتيه والآيس كريم.',
      },
      {
        title: 'التعبئة للتجزئة',
        description: 'شاي لأكياس الشاي أو لعبوات الشاي السائب، وحبوب بن تبيعونها بعلامتكم التجارية.',
      },
    ],
  },
  callToAction: {
    title: 'اذكروا الشاي أو القهوة أو الخلطة المطلوبة',
    text: `لطلب خلطة أرسلوا إلينا وصفتكم. يردّ عليكم فريق المبيعات ${response}.`,
    actions: quoteOrCategories,
  },
}
