import { wordsOf } from './fold.ts'

/** Words for a form or a color that buyers put beside any name. */
const qualities = [
  'ground powder powdered pisa pisi مطحون مطحونة بودرة مسحوق',
  'whole seed sabut حب حبوب صحيح صحيحة كامل بذور',
  'piece broken tukda tukra قطع كسر مكسر مجروش',
  'half halves split أنصاف نص',
  'kernel shelled لب قلب',
  'shell inshell قشر بقشره',
  'blanched peeled مقشر مقشور',
  'dried dry sukha sukhi مجفف مجففة ناشف يابس',
  'sliced slice شرائح سلايس رقائق',
  'fresh taza طازج',
  'white safed أبيض सफेद سفید',
  'black kali kala أسود سوداء काली کالی',
  'red lal أحمر लाल لال',
  'green hari hara أخضر हरी سبز',
  'yellow pili أصفر पीली پیلی',
]

/** What a good is called in another language, where it stands in many names. */
const kinds = [
  'flour atta طحين دقيق',
  'meat gosht لحم गोश्त گوشت',
  'syrup sheera شراب سيرب',
  'tea chai shai شاي चाय چائے',
  'sugar cheeni سكر चीनी',
  'honey shahad عسل शहद شہد',
  'coffee kahwa gahwa قهوة بن कॉफी کافی',
  'pepper peppercorn filfil فلفل',
]

const circles = new Map<string, string[]>()
for (const circle of [...qualities, ...kinds].map(wordsOf)) for (const word of circle) circles.set(word, circle)
const loose = new Set(qualities.flatMap(wordsOf))

/** A word with those that stand for it. */
export const synonymsOf = (word: string): string[] => circles.get(word) ?? [word]

/** Says how a product is, not what it is. */
export const isQuality = (word: string) => loose.has(word)
