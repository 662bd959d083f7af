import { wordsOf } from './fold.ts'

/** Words for a form or a color that buyers put beside any name. */
const qualities = [
  'ground powder powdered pisa pisi podi thool gura guro pudr toz poudre moulu pulbos مطحون مطحونة بودرة ناعم ناعمة',
  'whole seed sabut asto gota tane entier buo mzima حب صحيح كامل بذور',
  'piece bit broken tukda kırık brisures khorde قطع كسر مكسر',
  'half halves split أنصاف نص',
  'kernel shelled giri maghz لب قلب',
  'shell inshell kabuklu coque قشر بقشره',
  'blanched peeled مقشر مقشور',
  'sliced slice flaked flake effilé شرائح سلايس رقائق',
  'flour meal atta طحين دقيق',
  'leaf leaves patta ila ilai barg feuille yaprak dahon ورق',
  'finger gath أصابع',
  'nut مكسرات',
  'sea بحر',
  'dried dry sukha unakka shukna shukno khoshk kuru sec séché tuyo kavu مجفف ناشف يابس',
  'large big badi bari moti كبير كبيرة',
  'small choti صغيرة',
  'sweet حلو حلوة',
  'white safed vella vellai sada sefid beyaz blanc puti nyeupe أبيض सफेद',
  'black kali kala karutha karuppu kalo siah siyah noir أسود سوداء काली',
  'red lal surkh rouge أحمر',
  'green hari pacha sobuj sabz yeşil vert أخضر',
  'yellow pili أصفر',
  'brown bhuri بني أسمر',
]

/** What is fresh is neither dried nor a powder. */
const freshly = new Set(wordsOf('fresh frais taze taza طازج طازجة تازہ تازه ताजा'))

/** What a good is called in another language, where it stands in many names. */
const kinds = [
  'meat gosht lahm لحم',
  'syrup sheera شراب سيرب',
  'tea chai shai شاي चाय',
  'sugar cheeni سكر',
  'honey shahad shehad عسل',
  'coffee kahwa قهوة بن',
  'pepper peppercorn filfil فلفل',
  'mirch mirchi',
]

const circles = new Map<string, string[]>()
for (const circle of [...qualities, ...kinds].map(wordsOf)) for (const word of circle) circles.set(word, circle)
const loose = new Set(qualities.flatMap(wordsOf))

/** A word with those that stand for it. */
export const synonymsOf = (word: string): string[] => circles.get(word) ?? [word]

export const isFresh = (word: string) => freshly.has(word)

/** Says how a product is, not what it is. */
export const isQuality = (word: string) => loose.has(word)
