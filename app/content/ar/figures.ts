import type { FigureWords } from '../figureWords.ts'

export const figures: FigureWords = {
  grade: 'الدرجة',
  month: 'الشهر',
  each: '{value} للحبة',
  between: 'يمر من {to} ويبقى فوق {from}',
  ruler: 'بالحجم الطبيعي عند الطباعة على ورق A4 بنسبة 100%: طول هذا الخط عندئذٍ 50\u00a0ملم.',
  rulerAlone:
    'الحبة المرسومة وحدها بحجمها الطبيعي تقريبًا عند الطباعة على ورق A4 بنسبة 100%: طول هذا الخط عندئذٍ 50\u00a0ملم.',
  arriving: 'في شهر {month}: {goods}.',
  nothing: 'لا شيء من هذه الأصناف',
  of: {
    cashews: {
      heading: 'رطل واحد من الكاجو',
      heaps: { cashews: { unit: 'حبة في رطل واحد، 454\u00a0جم', one: 'حبة الكاجو بأربع درجات، بمقياس رسم واحد' } },
    },
    'peanuts-other-nuts': {
      heading: 'نصف رطل من الفول السوداني',
      heaps: {
        'peanuts-other-nuts': {
          unit: 'حبة في ثماني أونصات، 227\u00a0جم',
          one: 'حبة الفول السوداني بمقاسين، بمقياس رسم واحد',
        },
      },
    },
    'dried-fruits': {
      heading: 'كيلو واحد من الفواكه المجففة',
      heaps: {
        apricots: { unit: 'حبة مشمش مجفف في الكيلو', one: 'حبة المشمش بأربعة مقاسات، بمقياس رسم واحد' },
        figs: { unit: 'حبة تين مجفف في الكيلو', one: 'حبة التين بأربعة مقاسات، بمقياس رسم واحد' },
      },
    },
    almonds: { heading: 'أونصة واحدة من اللوز', one: 'حبة مقاس 18/20، وفيها حدود المقاسات الأصغر' },
    pistachios: { heading: 'أونصة واحدة من الفستق', one: 'حبة مقاس 18–20، وفيها حدود المقاسات الأصغر' },
    'nuts-seeds': { heading: 'أونصة من كل صنف', one: 'حبة مقاس 18/20، وفيها حدود المقاسات الأصغر' },
    seafood: { heading: 'رطل واحد من الروبيان', one: 'حبة مقاس 16/20، وفيها حدود المقاسات الأصغر' },
    'exotic-fruits': {
      heading: 'خمسة كيلوجرامات من الدراجون فروت',
      one: 'ثمرة مقاس 10، وفيها حدود المقاسات الأصغر',
    },
    'coffee-products': { heading: 'خمسة غرابيل وحبة واحدة', one: 'هذه الحبة تمر من غربال 17 وتبقى فوق غربال 16.' },
    'hazelnuts-macadamias': { heading: 'بين غربالين', one: 'هذه الحبة تمر من 15\u00a0ملم وتبقى فوق 13.' },
    'whole-spices': { heading: 'الهيل بالمليمتر', one: 'هذه الحبة تمر من 8\u00a0ملم وتبقى فوق 7.' },
    'fresh-vegetables': { heading: 'القطر عند أعرض جزء', one: 'بصلة قطرها 55\u00a0ملم، بين حلقتي 40 و60' },
    'root-vegetables': { heading: 'جذر واحد بأربعة مقاسات', one: 'شمندر قطره 60\u00a0ملم، بين حلقات 40 و80 و100' },
    honey: { heading: 'سبعة ألوان للعسل' },
    sugars: { heading: 'من الأبيض إلى البني' },
    'unrefined-sugars': { heading: 'كم فيه من السكروز؟' },
    'ground-spices': { heading: 'البابريكا حسب لونها' },
    'saffron-aromatics': { heading: 'الزعفران حسب قوة التلوين' },
    'sugar-free-sweeteners': { heading: 'كم ضعفًا من حلاوة السكر؟' },
    'syrups-molasses': { heading: 'ستة أصناف، من الفاتح إلى الأسود' },
    'walnuts-pecans': { heading: 'أربعة ألوان للجوز' },
    'tea-varieties': { heading: 'نبتة واحدة وأربعة أنواع من الشاي' },
    'fresh-meat': { heading: 'موضع القطعية' },
    poultry: { heading: 'خمس دجاجات بمقياس رسم واحد' },
    'processed-meat': { heading: 'عدد الأقراص في الرطل' },
    'seasonal-fruits': {
      heading: 'أي منشأ في موسمه؟',
      lead: 'ينتقل الموسم من منشأ إلى آخر. اختاروا شهرًا لتروا أي منشأ يشحن فيه.',
    },
    'seed-spices': { heading: 'عشر بذور ومقياس واحد' },
    'spice-blends': { heading: 'ست خلطات وبهاراتها' },
    'herbal-teas': { heading: 'ست أعشاب والجزء المستخدم من كل منها' },
    'beverage-mixes': { heading: 'خمس خلطات وخمسة مقاييس' },
    'leafy-greens': { heading: 'ست ورقيات حسب الشكل' },
    'exotic-vegetables': { heading: 'ست خضراوات وأسماء كثيرة' },
  },
}
