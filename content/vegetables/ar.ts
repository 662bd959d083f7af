import type { Wording } from '../schema/edition.ts'
import { pricingOrSamples } from '../site/ar/actions.ts'
import { dispatchBefore, packs, response } from '../site/ar/facts.ts'
import { bulkSupply, fullList } from '../site/ar/phrases.ts'
import type { words as english } from './en.ts'

export const words: Wording<typeof english> = {
  name: 'الخضراوات',
  summary: 'خضراوات طازجة وورقية وجذرية واستوائية',
  packs: packs.onRequest,
  meta: {
    title: 'خضراوات طازجة بالجملة في دبي',
    description: `طماطم وبصل وفلفل رومي وورقيات وجذريات وخضراوات استوائية وآسيوية للمطاعم والفنادق، حسب المقاس والدرجة. ${bulkSupply}.`,
  },
  hero: {
    title: 'الخضراوات',
    lead: `خضراوات طازجة وورقيات وجذريات وأصناف استوائية وآسيوية. ${bulkSupply}. يردّ عليكم فريق المبيعات ${response}.`,
    actions: pricingOrSamples,
  },
  groups: {
    title: 'مجموعات الخضراوات',
    remark: `تُحفظ الورقيات أيامًا، والملفوف والجذريات أسابيع أو أشهرًا. ${fullList}`,
    items: {
      'fresh-vegetables': {
        name: 'الخضراوات الطازجة',
        description: 'اذكروا المقاس والاستخدام: طماطم للتقطيع أو للصلصة، وبطاطس للقلي أو للسلطات.',
      },
      'leafy-greens': {
        name: 'الورقيات',
        description:
          'تفقد الورقيات ماءها بعد القطع، فاطلبوا منها ما يكفيكم لأيام قليلة. أما الملفوف فيُحفظ أشهرًا في مستودع مبرّد.',
      },
      'root-vegetables': {
        name: 'الجذريات',
        description: 'الجذريات الجيدة صلبة وجافة ونظيفة من التراب. والمنزوعة الأوراق تُحفظ مدة أطول من التي بأوراقها.',
      },
      'exotic-vegetables': {
        name: 'الخضراوات الاستوائية والآسيوية',
        description: 'للأطباق الآسيوية والأفريقية. يجب طهي الكسافا والقلقاس جيدًا، ولا يؤكلان نيئين أبدًا.',
      },
    },
  },
  features: {
    title: 'لماذا تختارون خضراواتنا؟',
    items: [
      {
        icon: 'leaf',
        title: 'طازجة من المزرعة',
        description: `الخضراوات التي تُطلب قبل ${dispatchBefore} تُشحن في اليوم نفسه.`,
      },
      {
        icon: 'star',
        title: 'جودة ممتازة',
        description: 'اطلبوا حسب المقاس بالمليمتر واللون والاستخدام. وفي أدلة الدرجات كل مقاس مرسومًا بمقياس رسم.',
      },
      {
        icon: 'box',
        title: 'تعبئة صحية',
        description: 'عبوات نظيفة ومهوّاة، بالوزن. اذكروا حجم العبوة الذي تحتاجون إليه. ومن شهاداتنا HACCP.',
      },
      {
        icon: 'certificate',
        title: 'جودة مضمونة',
        description:
          'شهادتا المنشأ والصحة النباتية متاحتان عند الطلب. ومتبقيات المبيدات في شهادة التحليل، عند الطلب. اذكروا الحد المعتمد في سوقكم.',
      },
    ],
  },
}
