import { wordsOf } from './fold.ts'

/** Words for a form or a color that buyers put beside any name. */
const qualities = [
  'ground powder powdered pisa مطحون مطحونة بودرة',
  'whole seed sabut حب صحيح كامل بذور',
  'piece broken tukda قطع كسر مكسر',
  'half halves split أنصاف نص',
  'kernel shelled لب قلب',
  'shell inshell قشر',
  'blanched peeled مقشر',
  'dried dry sukha مجفف ناشف يابس',
  'white safed أبيض सफेद',
  'black kali kala أسود سوداء काली',
  'red lal أحمر',
  'green hari أخضر',
]

/** What a good is called in another language, where it stands in many names. */
const kinds = [
  'meat gosht لحم',
  'syrup sheera شراب سيرب',
  'tea chai shai شاي चाय',
  'sugar cheeni سكر',
  'honey shahad عسل',
  'coffee kahwa قهوة بن',
  'pepper peppercorn filfil فلفل',
]

const circles = new Map<string, string[]>()
for (const circle of [...qualities, ...kinds].map(wordsOf)) for (const word of circle) circles.set(word, circle)
const loose = new Set(qualities.flatMap(wordsOf))

/** A word with those that stand for it. */
export const synonymsOf = (word: string): string[] => circles.get(word) ?? [word]

/** Says how a product is, not what it is. */
export const isQuality = (word: string) => loose.has(word)
