import type { FigureWords } from '../../schema/figures.ts'

export const figures: FigureWords = {
  grade: 'الدرجة',
  month: 'الشهر',
  each: '{value} للواحدة',
  between: 'يمر من {to} ويبقى فوق {from}',
  ruler: 'بالحجم الطبيعي عند الطباعة على ورق A4 بنسبة 100%: طول هذا الخط عندئذٍ 50\u00a0ملم.',
  rulerAlone:
    'الحبة المرسومة وحدها بحجمها الطبيعي تقريبًا عند الطباعة على ورق A4 بنسبة 100%: طول هذا الخط عندئذٍ 50\u00a0ملم.',
  arriving: 'في شهر {month}: {goods}.',
  nothing: 'لا شيء من هذه الأصناف',
  away: 'ليس في الشهر المختار',
  of: {
    cashews: {
      heading: 'الكاجو بالرطل',
      heaps: { cashews: { unit: 'حبة في رطل واحد، 454\u00a0جم', one: 'حبة الكاجو بأربع درجات، بمقياس رسم واحد' } },
    },
    'peanuts-other-nuts': {
      heading: 'الفول السوداني بنصف الرطل',
      heaps: {
        'peanuts-other-nuts': {
          unit: 'حبة في نصف رطل، 227\u00a0جم',
          one: 'حبة الفول السوداني بمقاسين، بمقياس رسم واحد',
        },
      },
    },
    'dried-fruits': {
      heading: 'المشمش والتين بالكيلو',
      heaps: {
        apricots: {
          unit: 'حبة مشمش مجفف في الكيلو',
          one: 'حبة المشمش بأربعة مقاسات، بمقياس رسم واحد',
          says: { goods: 'حبة مشمش', product: 'مشمش مجفف', form: 'بدون كبريت' },
        },
        figs: {
          unit: 'حبة تين مجفف في الكيلو',
          one: 'حبة التين بأربعة مقاسات، بمقياس رسم واحد',
          says: { goods: 'حبة تين', product: 'تين مجفف', form: 'بشكله الطبيعي' },
        },
      },
    },
    almonds: { heading: 'اللوز بالأونصة', one: 'حبة مقاس 18/20، والخطوط بداخلها للمقاسات الأصغر' },
    pistachios: { heading: 'الفستق بالأونصة', one: 'حبة مقاس 18–20، والخطوط بداخلها للمقاسات الأصغر' },
    'nuts-seeds': { heading: 'المقاسات جنبًا إلى جنب', one: 'حبة مقاس 18/20، والخطوط بداخلها للمقاسات الأصغر' },
    seafood: { heading: 'الروبيان بالرطل وبالكيلو', one: 'حبة مقاس 16/20، والخطوط بداخلها للمقاسات الأصغر' },
    'exotic-fruits': {
      heading: 'الدراجون فروت في كرتون 5\u00a0كجم',
      one: 'ثمرة مقاس 10، والخطوط بداخلها للمقاسات الأصغر',
    },
    'coffee-products': { heading: 'حبوب البن على غرابيلها', one: 'هذه الحبة تمر من غربال 17 وتبقى فوق غربال 16.' },
    'hazelnuts-macadamias': { heading: 'البندق بالمليمتر', one: 'هذه الحبة تمر من 15\u00a0ملم وتبقى فوق 13.' },
    'whole-spices': { heading: 'حبات الهيل على الغربال', one: 'هذه الحبة تمر من 8\u00a0ملم وتبقى فوق 7.' },
    'fresh-vegetables': {
      heading: 'البصل والطماطم حسب القطر',
      one: 'هذه البصلة، وقطرها 55\u00a0ملم، تمر من 60 وتبقى فوق 50.',
    },
    'root-vegetables': { heading: 'الشمندر حسب القطر', one: 'شمندر قطره 60\u00a0ملم، في حلقات من 40 إلى 100' },
    honey: { heading: 'ألوان العسل' },
    sugars: { heading: 'من الأبيض إلى البني' },
    'unrefined-sugars': { heading: 'كم فيه من السكروز؟' },
    'ground-spices': { heading: 'البابريكا حسب لونها' },
    'saffron-aromatics': { heading: 'الزعفران حسب قوة التلوين' },
    'sugar-free-sweeteners': { heading: 'كم ضعفًا من حلاوة السكر؟' },
    'syrups-molasses': { heading: 'الدبس والسيرب من الشفاف إلى الأسود' },
    'walnuts-pecans': { heading: 'ألوان لب الجوز' },
    'tea-varieties': { heading: 'ما تفعله الأكسدة بالشاي' },
    'fresh-meat': { heading: 'موضع القطعية' },
    poultry: { heading: 'الدجاج حسب الوزن' },
    'processed-meat': { heading: 'عدد الأقراص في الرطل' },
    'seasonal-fruits': {
      heading: 'مواعيد الشحن من كل منشأ',
      lead: 'اختاروا الشهر لتروا المناشئ التي يُشحن منها.',
    },
    'seed-spices': { heading: 'البذور العطرية ونقاوتها' },
    'spice-blends': { heading: 'الخلطات وبهاراتها' },
    'herbal-teas': { heading: 'الأعشاب والجزء المستخدم منها' },
    'beverage-mixes': { heading: 'الخلطات ومقاييسها' },
    'leafy-greens': { heading: 'الورقيات حسب الشكل' },
    'exotic-vegetables': { heading: 'خضراوات بأسماء كثيرة' },
  },
}
