import { wordsOf } from './fold.ts'
import { skeletonsOf, skeletonsOfArabic } from './skeleton.ts'

/** Words for a form or a color that buyers put beside any name. */
const qualities = [
  'ground powder powdered pwdr pisa pisi podi thool gura guro toz poudre moulu pulbos молотый порошок гранулированный 粉 gemahlen pulver molido polvo macinato polvere moído مطحون مطحونة بودرة ناعم ناعمة',
  'whole seed sabut asto gota tane entier целый семя семена горошек горошком зерно 籽 粒 ganz grano حب صحيح كامل بذور',
  'piece bit broken chopped nib crushed diced tukda kırık кусочки дробленый 碎 stücke قطع كسر مكسر',
  'half halves split половинки половина 半 hälften أنصاف نص انصاص',
  'kernel shelled giri maghz ядро ядра очищенный 仁 لب قلب',
  'shell inshell kabuklu coque скорлупа скорлупе 壳 殼 قشر بقشره',
  'blanched peeled skinless бланшированный pelado pelate مقشر مقشور',
  'sliced slice flaked flake лепестки 片 شرائح سلايس رقائق',
  'flour meal atta мука mehl harina farina farinha طحين دقيق',
  'leaf leaves patta ila ilai barg feuille yaprak dahon ورق',
  'finger gath أصابع',
  'nut مكسرات',
  'sea بحر',
  'dried dry sukha unakka shukna shukno khoshk kuru sec séché tuyo сушеный сухой 干 乾 getrocknet seco secco مجفف ناشف ناشفة يابس',
  'large big badi bari moti كبير كبيرة',
  'small choti صغيرة',
  'sweet حلو حلوة',
  'white wht safed vella vellai sada sefid beyaz blanc puti белый 白 weiß blanco أبيض सफेद',
  'black blk kali kala karutha karuppu kalo siah siyah noir черный 黑 schwarz negro أسود سوداء काली',
  'red lal pula surkh rouge красный 红 紅 rot rojo أحمر',
  'green grn hari pacha sobuj sabz yeşil vert зеленый 绿 綠 grün verde أخضر',
  'yellow pili желтый 黄 黃 gelb amarillo أصفر',
  'brown bhuri коричневый 棕 braun بني أسمر',
]

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

/** A word with those that stand for it. */
export const synonymsOf = (word: string): readonly string[] => circles.get(word) ?? [word]

const isIn = (list: string) => {
  const words = new Set(wordsOf(list))
  return (word: string) => words.has(word)
}

/** Says how a product is, not what it is. */
export const isQuality = isIn(qualities.join(' '))

/** What is fresh is neither dried nor a powder. */
export const isFresh = isIn('fresh frais taze taza свежий frisch fresco 鲜 طازج طازجة تازہ تازه ताजा')

/** Where a product comes from, or how large it is: said behind its name as well. */
export const isOrigin = isIn(
  'vietnam india indian iran iranian turkish türkiye china chinese brazil indonesia egypt egyptian spain spanish california usa american australia africa ethiopia yemen pakistan afghan mexico thailand hindi torki baladi jumbo jambo asta mesh أمريكي هندي تركي فلسطيني جامبو',
)

/** Says how, how large, how many or where from, not what. */
export const isDetail = (word: string) => isQuality(word) || isOrigin(word) || !/\D/.test(word)

/** What stands around a product's name in an inquiry, in several languages. */
const isNoise = isIn(
  'hs code price rate size count ct lbs bulk wholesale supplier dubai uae deira kg ton mm gl gram per pod of for and in with a buy need want best quality premium grade super سوبر frozen organic dana ka ke ki سعر جملة مجمد bakery hotel restaurant horeca do you have sell what is the looking can send me quote we to our i any please available stock how much cost order import export origin crop new fcl container cif fob supply require from your kilo цена цены купить оптом сколько стоит есть ли вас кг для عندكم كم بكم أبغى ابي أريد بالجملة هل يوجد لديكم محتاجين محتاج طن كيلو من فضلك ممكن لو سمحت نبي precio comprar preis kaufen catering factory think which would like one gm halal type case carton good morning could about عايز de du des la le les en au aux ng na ya wa za va ile',
)

/** What is said around a name in Chinese, where no space parts it. */
const chineseNoise = /价格|报价|采购|多少钱|批发|散装|公斤|特级|进口|[吗吨的带]/g

/** How much of it, and in what. */
const amount = /(?<=^| )\d+ (?:kg|kilo|ton|mt|lb|كيلو|كجم|طن)(?: (?:bag|sack|bori|carton|drum|pail|كيس|كرتون))?(?= |$)/g

export const isHan = (word: string) => /^\p{Script=Han}$/u.test(word)

/** The words of a query or a name without what says nothing; all of them where nothing else is left. */
export function contentOf(text: string) {
  const all = wordsOf(text.replace(chineseNoise, ' ')).join(' ').replace(amount, '').split(' ').filter(Boolean)
  const said = all.filter(
    (word) => (word.length > 1 || /\d|\p{Script=Han}/u.test(word)) && !isNoise(word) && !isFresh(word),
  )
  return said.length ? said : all
}

/** However a form is said, dry or dried, it is the same name. */
export const keyOf = (name: string) => keyOfWords(wordsOf(name))
export const keyOfWords = (words: readonly string[]) =>
  words.map((word) => (isQuality(word) ? synonymsOf(word)[0] : word)).join(' ')

export const sortedKey = (words: readonly string[]) => keyOfWords(words).split(' ').sort().join(' ')

/** A quality that is written in Latin letters as it is spoken in Arabic: mat7oon. */
export const qualityLike = (word: string) =>
  [...skeletonsOf([word])].map((one) => arabicQualities.get(one)).find((found) => found !== undefined)

const arabicQualities = new Map(
  wordsOf(qualities.join(' '))
    .filter((word) => /^[\u0621-\u064a]+$/.test(word))
    .flatMap((word) => [...skeletonsOfArabic([word])].map((one): [string, string] => [one, word])),
)

const named =
  /^(.{3,}?)\s(?:(for|pour|para|für|для|برای|عشان|pang)\s|(?:with|con|com|avec|mit|со?|مع|b[ei]l)\s|(?:(لل)|بال)(?=\S))/iu

/** In the languages that say first what it is for: biryani ke liye chawal, kek için badem. */
const forThis = /^.{3,}?\s(?:k[ea]y? li(?:ye|e)|i[çc]in|के लिए)\s(.{3,})$/iu

const isNot = /^\s*(?:no|not|kein\w*|pas|не|без|مو|مش|بدون|değil)\s/iu

/** What is named before what it is for or comes with: almonds for cake, миндаль для торта, كنافة بالفستق; and its clauses. */
export function askedIn(query: string) {
  const [, thing, latin, arabic] = named.exec(query) ?? []
  const after = forThis.exec(query)?.[1]
  const clauses = query.split(/[,،;，、]|(?<=\p{Script=Han})\s/u)
  return {
    thing: thing ?? after ?? '',
    isPurpose: Boolean(latin || arabic || after),
    clauses: clauses[1] ? clauses.filter((clause) => !isNot.test(clause) && !contentOf(clause).every(isDetail)) : [],
  }
}
