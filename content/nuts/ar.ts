import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples, quoteOrCategories } from '../site/ar/actions.ts'
import { bulk, limits, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList, onCertificate, publicStandards } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'المكسرات',
  summary: 'مكسرات بالقشر وبدون قشر، حسب المقاس والدرجة',
  packs: packs.nuts,
  meta: {
    title: 'مكسرات بالجملة في دبي، حسب المقاس والدرجة',
    description: `لوز وكاجو وفستق وجوز وبندق وفول سوداني حسب المقاس والدرجة. الرطوبة ${limits.nutMoisture}. عبوات ${packs.nuts}، و${bulkSupply}.`,
  },
  hero: {
    title: 'المكسرات',
    lead: `مكسرات بالقشر وبدون قشر، حسب المقاس والدرجة. عبوات ${packs.nuts}، و${bulkSupply}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات المكسرات',
    remark: `المقاس هو عدد الحبات في الأونصة أو في الرطل: كلما قلّ العدد كبرت الحبة. ${fullList}`,
    items: {
      almonds: {
        name: 'اللوز',
        description:
          'المقاس هو عدد حبات اللوز في الأونصة: 18/20 أكبر هذه المقاسات الخمسة، و27/30 أصغرها. والحبات المتساوية في الحجم تتحمّص بالتساوي.',
      },
      cashews: {
        name: 'الكاجو',
        description:
          'الحرف W يعني الحب الأبيض الكامل، والرقم أقصى عدد للحبات في الرطل (454\u00a0جم): أكبرها W180. والأنصاف والقطع للصلصات والحشوات والتزيين.',
      },
      pistachios: {
        name: 'الفستق',
        description: 'بالقشر للتسالي، حسب العدد في الأونصة. ولب الفستق للحلويات والآيس كريم، والمقشّر منه أشد خضرة.',
      },
      'walnuts-pecans': {
        name: 'الجوز والبيكان',
        description: 'يُصنَّف لب الجوز حسب اللون، من الفاتح إلى الداكن. وتُصنَّف أنصاف البيكان حسب عددها في الرطل.',
      },
      'hazelnuts-macadamias': {
        name: 'البندق والمكاداميا',
        description:
          'يُفرز البندق حسب المقاس بالمليمتر. وتُباع المكاداميا حسب نظام Style: الرقم 1 للحب الكامل، والرقم 4 للأنصاف.',
      },
      'peanuts-other-nuts': {
        name: 'الفول السوداني ومكسرات أخرى',
        description:
          'يُباع الفول السوداني حسب العدد في الأونصة، للقلي والتلبيس وزبدة الفول السوداني. وفي هذه المجموعة أيضًا الصنوبر والجوز البرازيلي.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون مكسراتنا؟',
    items: [
      {
        icon: 'scale',
        title: 'المقاس بعدد الحبات',
        description: 'تطلبون مقاسًا واحدًا، ويمكنكم التحقق منه بميزانكم: الطريقة في أدلة الدرجات.',
      },
      {
        icon: 'drop',
        title: `الرطوبة ${limits.nutMoisture}`,
        description: 'المكسرات الرطبة تلين ثم تتعفّن. اطلبوا هذا الرقم في شهادة التحليل.',
      },
      {
        icon: 'sieve',
        title: 'لب نظيف',
        description: `المواد الغريبة ${limits.nutForeignMatter}، أي أقل من جرام واحد في الكيلو، فلا تحتاجون إلى فرز كثير.`,
      },
      {
        icon: 'box',
        title: 'عبوات صغيرة وكبيرة',
        description: `عبوات ${packs.nuts}، و${bulkSupply}. يمكنكم الشراء لمطبخ حلويات أو لخط تحميص.`,
      },
    ],
  },
  specifications: {
    title: 'مواصفات الجودة',
    remark: 'هذه أرقامنا. ولطلب العيّنات اتصلوا بنا.',
    rows: [
      { label: 'الرطوبة', value: limits.nutMoisture, note: 'من الوزن' },
      { label: 'المواد الغريبة', value: limits.nutForeignMatter, note: 'أقل من جرام واحد في الكيلو' },
      { label: 'التعبئة', value: packs.nuts, note: 'الشائع في التجارة: أكياس مفرّغة من الهواء في كراتين' },
      { label: 'التوريد بالجملة', value: `ابتداءً من ${bulk.from}`, note: `حتى ${bulk.to}` },
      { label: 'الأفلاتوكسين', value: 'عند الطلب', note: onCertificate },
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
      { label: 'مقاس اللوز', value: 'من 18/20 إلى 27/30', note: 'عدد الحبات في الأونصة' },
      {
        label: 'درجة الكاجو',
        value: 'من W180 إلى W450',
        note: 'أقصى عدد للحبات البيضاء الكاملة في الرطل؛ المواصفة ISO 6477',
      },
      { label: 'مقاس الفستق', value: 'من 18–20 إلى 26–30', note: 'عدد الحبات بالقشر في الأونصة' },
      { label: 'مقاس الفول السوداني', value: '38/42 و50/60', note: 'عدد الحبات في الأونصة' },
      { label: 'مقاس البندق', value: '11–13 و13–15\u00a0ملم', note: 'قطر الحبة' },
      {
        label: 'مواصفات لب المكسرات',
        value: 'UNECE DDP',
        note: 'اللوز\u00a0DDP-06، والكاجو\u00a0DDP-17، والجوز\u00a0DDP-02، والبندق\u00a0DDP-04',
      },
    ],
  },
  callToAction: {
    title: 'اذكروا الصنف والمقاس والكمية',
    text: `أضيفوا حجم العبوة والوجهة وحد الأفلاتوكسين المعتمد في سوقكم. يردّ عليكم فريق المبيعات ${response}.`,
    actions: quoteOrCategories,
  },
}
