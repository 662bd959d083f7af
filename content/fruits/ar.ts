import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples } from '../site/ar/actions.ts'
import { dispatchBefore, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'الفواكه',
  summary: 'فواكه مجففة واستوائية وموسمية، ومكسرات وبذور',
  packs: packs.onRequest,
  meta: {
    title: 'فواكه بالجملة في دبي، مجففة وطازجة',
    description: `زبيب ومشمش وتين وتمر، وفواكه استوائية، ومانجو وبرتقال وعنب للمطابخ ومتاجر التجزئة، حسب المقاس والنوع والدرجة. ${bulkSupply}.`,
  },
  hero: {
    title: 'الفواكه',
    lead: `فواكه مجففة ومكسرات وبذور، وفواكه استوائية وموسمية. ${bulkSupply}. يردّ عليكم فريق المبيعات ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات الفواكه',
    remark: `ينتقل موسم الفواكه الطازجة من منشأ إلى آخر: اسألوا عمّا هو في موسمه الآن. ${fullList}`,
    items: {
      'dried-fruits': {
        name: 'الفواكه المجففة',
        description:
          'المشمش والتين حسب العدد في الكيلو، والتمر حسب النوع. نتائج الأفلاتوكسين وثاني أكسيد الكبريت في شهادة التحليل، عند الطلب. اذكروا الحد المعتمد في سوقكم.',
      },
      'nuts-seeds': {
        name: 'المكسرات والبذور',
        description: 'لحبوب الفطور وخلطات التسالي وأطباق الفواكه. والمكسرات كلها حسب المقاس والدرجة في صفحتها.',
      },
      'exotic-fruits': {
        name: 'الفواكه الاستوائية',
        description:
          'فواكه سريعة التلف، لواجهات العرض والحلويات والعصائر. الرامبوتان والليتشي لا ينضجان بعد القطف، فاطلبوهما ناضجين.',
      },
      'seasonal-fruits': {
        name: 'الفواكه الموسمية',
        description:
          'مقاس البرتقال والتفاح والرمان هو عدد الحبات في الكرتون: كلما قلّ الرقم كبرت الحبة. ويُباع العنب بالوزن، والمانجو حسب النوع.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون فواكهنا؟',
    items: [
      {
        icon: 'leaf',
        title: 'طبيعية وطازجة',
        description: `الطلبات الواردة قبل ${dispatchBefore} تُشحن في اليوم نفسه، فلا تنتظر الفواكه في مستودعنا.`,
      },
      {
        icon: 'star',
        title: 'جودة ممتازة',
        description: 'اطلبوا حسب الدرجة: الممتازة (Extra) أو الأولى (I) أو الثانية (II). درجات دولية تُقارَن بها العروض.',
      },
      {
        icon: 'hand',
        title: 'منتقاة بعناية',
        description: 'اطلبوا حسب النوع والمقاس واللون. في كل كرتون مقاس واحد.',
      },
      {
        icon: 'shield',
        title: 'جودة مضمونة',
        description: 'من شهاداتنا ISO 9001:2015 وHACCP. اطلبوا شهادات الصحة النباتية والمنشأ والتحليل.',
      },
    ],
  },
}
