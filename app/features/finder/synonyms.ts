import { wordsOf } from './fold.ts'
import { skeletonsOf, skeletonsOfArabic } from './skeleton.ts'

/** Words for a form or a color that buyers put beside any name. */
const qualities = [
  'ground powder powdered pisa pisi podi thool gura guro pudr toz poudre moulu pulbos молотый порошок гранулированный 粉 gemahlen pulver molido polvo macinato polvere moído مطحون مطحونة بودرة ناعم ناعمة',
  'whole seed sabut asto gota tane entier buo mzima целый семя семена горошек горошком зерно 籽 粒 ganz grano حب صحيح كامل بذور',
  'piece bit broken chopped nib crushed diced tukda kırık brisures khorde кусочки дробленый 碎 stücke قطع كسر مكسر',
  'half halves split половинки половина 半 hälften أنصاف نص',
  'kernel shelled giri maghz ядро ядра очищенный 仁 لب قلب',
  'shell inshell kabuklu coque скорлупа скорлупе 壳 殼 قشر بقشره',
  'blanched peeled бланшированный repelado pelado مقشر مقشور',
  'sliced slice flaked flake effilé лепестки 片 laminado شرائح سلايس رقائق',
  'flour meal atta мука mehl harina farina farinha طحين دقيق',
  'leaf leaves patta ila ilai barg feuille yaprak dahon ورق',
  'finger gath أصابع',
  'nut مكسرات',
  'sea بحر',
  'dried dry sukha unakka shukna shukno khoshk kuru sec séché tuyo kavu сушеный сухой 干 乾 getrocknet seco essiccato secco مجفف ناشف يابس',
  'large big badi bari moti كبير كبيرة',
  'small choti صغيرة',
  'sweet حلو حلوة',
  'white safed vella vellai sada sefid beyaz blanc puti nyeupe белый 白 weiß blanco أبيض सफेद',
  'black kali kala karutha karuppu kalo siah siyah noir черный 黑 schwarz negro أسود سوداء काली',
  'red lal surkh rouge красный 红 紅 rot rojo أحمر',
  'green hari pacha sobuj sabz yeşil vert зеленый 绿 綠 grün verde أخضر',
  'yellow pili желтый 黄 黃 gelb amarillo أصفر',
  'brown bhuri коричневый 棕 braun بني أسمر',
]

/** What is fresh is neither dried nor a powder. */
const freshly = new Set(wordsOf('fresh frais taze taza свежий frisch fresco 鲜 طازج طازجة تازہ تازه ताजा'))

/** What a good is called in another language, where it stands in many names. */
const kinds = [
  'meat gosht lahm لحم',
  'syrup sheera شراب سيرب',
  'tea chai shai شاي चाय 茶 чай',
  'sugar cheeni سكر',
  'honey shahad shehad عسل',
  'coffee kahwa قهوة بن',
  'pepper peppercorn filfil فلفل',
  'mirch mirchi',
  'thigh leg',
]

const circles = new Map<string, readonly string[]>()
for (const circle of [...qualities, ...kinds].map(wordsOf)) for (const word of circle) circles.set(word, circle)
const loose = new Set(qualities.flatMap(wordsOf))

/** A word with those that stand for it. */
export const synonymsOf = (word: string): readonly string[] => circles.get(word) ?? [word]

/** A quality that is written in Latin letters as it is spoken in Arabic: mat7oon. */
export const qualityLike = (word: string) =>
  [...skeletonsOf([word])].map((one) => arabicQualities.get(one)).find((found) => found !== undefined)

const arabicQualities = new Map(
  [...loose]
    .filter((word) => /^[\u0621-\u064a]+$/.test(word))
    .flatMap((word) => [...skeletonsOfArabic([word])].map((one): [string, string] => [one, word])),
)

/** Where a product comes from is said behind its name as well. */
const origins = new Set(
  wordsOf(
    'vietnam india indian iran iranian turkish türkiye china chinese brazil indonesia egypt egyptian spain spanish california usa american australia africa ethiopia yemen pakistan afghan kashmir mexico thailand madagascar kerala emarati hindi torki baladi jumbo jambo asta mesh',
  ),
)
export const isOrigin = (word: string) => origins.has(word)

export const isFresh = (word: string) => freshly.has(word)

/** Says how a product is, not what it is. */
export const isQuality = (word: string) => loose.has(word)
