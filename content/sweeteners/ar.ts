import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/ar/actions.ts'
import { bulk, limits, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList, onCertificate, publicStandards } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'المحلّيات',
  summary: 'سكر وعسل ودبس وسيرب ومحلّيات خالية من السكر',
  packs: packs.onRequest,
  meta: {
    title: 'سكر وعسل ودبس بالجملة في دبي',
    description: `سكر أبيض ${limits.sugarColor} وسكر خام وسكر نخيل آسيوي وعسل ودبس وسيرب وستيفيا وإريثريتول للمخابز ومصانع المشروبات. ${bulkSupply}.`,
  },
  hero: {
    title: 'المحلّيات',
    lead: `سكر أبيض ${limits.sugarColor} وسكر غير مكرر وعسل ودبس وسيرب ومحلّيات خالية من السكر. العبوات عند الطلب، و${bulkSupply}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات المحلّيات',
    remark: `للمخابز ومصانع المشروبات ومصانع الأغذية. ${fullList}`,
    items: {
      sugars: {
        name: 'السكر',
        description: 'سكر مكرر بأحجام وألوان مختلفة: الناعم للكيك، والبودرة للتزيين، والمكعبات للشاي والقهوة.',
      },
      'unrefined-sugars': {
        name: 'السكر غير المكرر',
        description:
          'سكر قصب وسكر نخيل آسيوي لم يُكرَّرا حتى البياض، فالتكرير يزيل دبس القصب (المولاس) ومعه اللون والطعم. أحكموا إغلاق الأكياس، فهذا السكر أرطب من السكر الأبيض.',
      },
      honey: {
        name: 'العسل',
        description:
          'يُسمّى العسل غالبًا باسم زهرته. افحصوا رطوبته، فالعسل الزائد الرطوبة يتخمّر، ونسبة هيدروكسي ميثيل فورفورال (HMF)، فهي ترتفع بالحرارة وبمرور الوقت.',
      },
      'syrups-molasses': {
        name: 'الدبس والسيرب',
        description: 'محلّيات سائلة تمتزج بسهولة وتحفظ طراوة المخبوزات. ويُطلب شراب الجلوكوز حسب مكافئ الدكستروز (DE).',
      },
      'sugar-free-sweeteners': {
        name: 'المحلّيات الخالية من السكر',
        description:
          'الستيفيا وفاكهة الراهب أحلى من السكر بكثير، فيكفي منهما القليل. ويُستخدم الزيليتول كالسكر، أما الإريثريتول فيلزم منه من 1.25 إلى 1.7 ضعف كمية السكر. تحققوا من أن الصنف مسموح به في سوقكم.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون محلّياتنا؟',
    items: [
      {
        icon: 'flask',
        title: `سكر أبيض ${limits.sugarColor}`,
        description: `لا يغيّر لون المشروبات الشفافة ولا كريمة التزيين ولا السيرب.`,
      },
      {
        icon: 'drop',
        title: 'رطوبة ورماد بنسب منخفضة',
        description: `رطوبته ورماده ${limits.sugarMoistureAndAsh}، فينساب بسهولة ويذوب صافيًا.`,
      },
      {
        icon: 'box',
        title: 'كل الأشكال في مكان واحد',
        description: 'حبيبات وبودرة ومكعبات وقوالب وسيرب ومستخلصات، في عرض سعر واحد.',
      },
      {
        icon: 'truck',
        title: 'من كيس واحد إلى عدة أطنان',
        description: `${bulkSupply} وحتى ${bulk.to}: كيس واحد لمخبز، أو أطنان لمصنع.`,
      },
    ],
  },
  specifications: {
    title: 'مواصفات الجودة',
    remark: 'هذه أرقامنا. ولطلب العيّنات اتصلوا بنا.',
    rows: [
      { label: 'درجة استقطاب السكر', value: limits.sugarPolarization, note: 'بدرجات Z. والسكروز الخالص 100' },
      { label: 'رطوبة السكر ورماده', value: limits.sugarMoistureAndAsh, note: 'سكر أبيض مكرر' },
      { label: 'درجة لون السكر', value: limits.sugarColor, note: 'كلما قلّ الرقم زاد بياض السكر' },
      { label: 'التعبئة', value: 'عند الطلب', note: 'الشائع في تجارة السكر: أكياس PP مبطّنة زنة 50\u00a0كجم' },
      { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: `حتى ${bulk.to}` },
      { label: 'المتبقيات في العسل', value: 'عند الطلب', note: onCertificate },
      {
        label: 'المستندات',
        value: 'عند الطلب',
        note: 'نشرة المواصفات، وشهادتا التحليل والمنشأ، ونسخة شهادة الحلال',
      },
    ],
  },
  standards: {
    ...publicStandards,
    rows: [
      { label: 'رطوبة العسل', value: 'لا تزيد على 20%', note: 'الدستور الغذائي CXS 12؛ و23% لعسل الخلنج' },
      {
        label: 'نسبة HMF في العسل',
        value: 'لا تزيد على 40\u00a0ملجم/كجم',
        note: 'الدستور الغذائي CXS 12؛ و80\u00a0ملجم/كجم لعسل المناطق المدارية',
      },
      {
        label: 'المواد الصلبة في شراب القيقب',
        value: '66°\u00a0بركس على الأقل',
        note: 'المواصفة الأمريكية لدرجات شراب القيقب',
      },
      {
        label: 'نقاوة الستيفيا',
        value: '95% على الأقل',
        note: 'وفق JECFA: جليكوسيدات الستيفيول على أساس الوزن الجاف',
      },
    ],
  },
  applications: {
    title: 'أشهر الاستخدامات',
    items: [
      {
        title: 'المخبوزات والحلويات',
        description:
          'سكر بودرة للتزيين، وشراب جلوكوز لفوندان ناعم القوام، وسكر بني داكن لكوكيز طري، وعسل يعطي اللون والطعم.',
      },
      {
        title: 'صناعة المشروبات',
        description: `سكر أبيض ${limits.sugarColor} للمشروبات الشفافة. وستيفيا مع إريثريتول للمشروبات الخالية من السكر.`,
      },
      {
        title: 'التصنيع الغذائي',
        description: 'سكر للمربى واللحوم المملّحة، ودبس القصب للصلصات والتتبيلات، ودبس التمر لألواح الفواكه والحلويات.',
      },
    ],
  },
  callToAction: {
    title: 'اذكروا الصنف والشكل والكمية',
    text: `أو اذكروا الصنف الذي تستخدمونه الآن. يردّ عليكم فريق المبيعات ${response}.`,
    actions: quoteOrCategories,
  },
}
