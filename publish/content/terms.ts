import { globSync, readFileSync } from 'node:fs'

/** What the Arabic edition no longer says, without vowel signs, and what it says instead: docs/arabic.md has the reasons. */
export const gone = [
  ['بلا(?! انقطاع)', 'بدون'],
  ['قائمتكم|(?:مسح|مراجعة) القائمة', 'قائمة الطلب'],
  ['العدد \\d+', 'المقاس'],
  ['حسب العدد(?! في)', 'حسب المقاس'],
  ['مرسوم\\p{L}* ب(?:ال)?مقياس(?! رسم)', 'مقياس رسم'],
  ['مقياس رسم واحد للجميع', 'كلها بمقياس رسم واحد'],
  ['(?:مواصفات|مراجع|مصادر) عامة', 'مواصفات قياسية منشورة، مراجع منشورة'],
  ['الدرجة I+', 'الأولى (I)'],
  ['قوة (?:ال)?لون\\p{L}*', 'قوة التلوين'],
  ['دبس قصب السكر|المولاس(?!\\))', 'دبس القصب (المولاس)'],
  ['(?:ال)?شراب (?:ال)?سكري', 'السيرب'],
  ['أدكن\\p{L}*', 'أغمق'],
  ['يخن(?:ة|ات)', 'مرق'],
  ['مخزن(?:كم|نا)?', 'مستودع'],
  ['(?:نظيفة|خالية) من التربة', 'نظيفة من التراب'],
  ['مطبوخ\\p{L}*', 'مطهو'],
  ['متوسطي\\p{L}*', 'من حوض المتوسط'],
  ['وصول رئيسي', 'كميات وفيرة'],
  ['القهوة سريعة الذوبان', 'القهوة السريعة الذوبان'],
  ['فواكه ممتازة', 'الفواكه'],
  ['توريدا? خاصا?', 'توريد حسب الطلب'],
  ['في تبويب', 'علامة تبويب جديدة'],
  ['شحنات بعدة أطنان', 'عدة أطنان'],
  ['(?:نوع|أنواع) الخنزير', 'المصنوع من لحم الخنزير'],
  ['لحما? أحمر', 'هبر'],
  ['غنم كبيرة', 'أغنام بالغة'],
  ['سكر (?:ال)?نخيل(?! (?:ال)?آسيوي)', 'سكر نخيل آسيوي'],
  ['كرنب أجعد', 'كرنب ورقي'],
  ['كحول سكري', 'السكريات الكحولية'],
  ['صاف', 'خالص'],
  ['دائري\\p{L}*', 'مستدير'],
  ['ألوان معتادة', 'ألوان تقريبية'],
  ['التعرفة الجمركية الخليجية', 'التعرفة الجمركية الموحّدة لدول مجلس التعاون'],
  ['طنان', '2000 كجم'],
  ['مقشور\\p{L}*', 'مقشّر'],
  ['(?<!(?:تجارة|اتحاد) ال)توابل', 'بهارات'],
  ['جاغري', 'جاجري'],
  ['برغر', 'برجر'],
  ['غامق\\p{L}*', 'داكن'],
  ['(?:هذه|في) النشرة|النشرة (?:السابقة|التالية)|نشرات', 'دليل الدرجات'],
  ['في الظلام', 'بعيدًا عن الضوء'],
  ['(?:داخل|بدون|تفقد \\p{L}+) (?:ال)?تفريغ|تفريغ خفيف', 'مفرّغة من الهواء'],
  ['على (?:الرصيف|رصيف مفتوح)', 'رصيف الميناء، رصيف تحميل مكشوف'],
  ['دبسا? صناعيا?', 'دبس للصناعات الغذائية'],
  ['تفاوت المسموح(?! به)', 'التفاوت المسموح به'],
  ['قرون الفانيليا', 'أعواد الفانيليا'],
  ['لوازم الخبز', 'مستلزمات المخابز'],
  ['مبخرة?', 'معالَج بالبخار'],
  ['رطوبة الهواء', 'الرطوبة النسبية'],
  ['موسم الحصاد|حصاد عادة', 'الموسم'],
  ['لوحته?ا? الحرارة', 'لفحته الحرارة'],
  ['بارا الأحمر', 'أحمر بارا'],
  ['لا (?:مانشا|ريونيون)', 'La Mancha، جزيرة ريونيون'],
  ['برغموت', 'برجموت'],
] as const

/** With a conjunction, a preposition or the article before it, and with nothing behind it that makes it another word. */
const terms = gone.map(([term, instead]) => ({
  pattern: new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال)?(?:${term})(?!\\p{L})`, 'u'),
  instead,
}))

/** Other names of goods are for finding, descriptions of pictures say what is seen: both may use any word. */
const written = [
  'content/site/ar/!(pictures).ts',
  'content/**/*ar.ts',
  'content/*/products.ts',
  'content/trade/{allergens,forms,standards}.ts',
]

/** Terms that the Arabic edition has given up, a sentence each. */
export const checkTerms = (): string[] =>
  globSync(written)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => goneFrom(file, readFileSync(file, 'utf8')))

export const goneFrom = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) =>
    terms.flatMap(({ pattern, instead }) => {
      const [found] = bare(line).match(pattern) ?? []
      return found ? [`${file}, line ${at + 1}: «${found}» is no longer used. Write «${instead}».`] : []
    }),
  )

/** As it is searched: no-break spaces as spaces, no vowel signs. Hamza and madda are letters here and stay. */
const bare = (line: string) => line.replaceAll('\\u00a0', ' ').replace(/[\u064b-\u0652]/g, '')
