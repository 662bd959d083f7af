import { wordsOf } from './fold.ts'
import { isQuality, synonymsOf } from './synonyms.ts'

/** What stands around a product's name in an inquiry, in several languages. */
const noise = new Set(
  wordsOf(
    'hs code price rate size count ct lbs bulk wholesale supplier dubai uae deira kg ton mm gl gram per pod of for and in with a buy need want best quality premium grade super سوبر fresh frozen organic dana ka ke ki سعر جملة طازج مجمد bakery hotel restaurant horeca do you have sell what is the looking can send me quote we to our i any please available stock how much cost order import export origin crop new fcl container cif fob supply require from your kilo цена цены купить оптом сколько стоит есть ли вас нужно тонна кг для عندكم كم بكم أبغي أبغى ابي اريد أريد بالجملة هل يوجد لديكم محتاجين محتاج طن كيلو من فضلك ممكن لو سمحت نبي precio comprar preis kaufen prezzo preço catering factory think 3endkom de du des la le les en au aux ng na ya wa za va ile',
  ),
)

/** How much of it, and in what. */
const amount = /(?<=^| )\d+ (?:kg|kilo|ton|mt|lb|كيلو|كجم|طن)(?: (?:bag|sack|bori|carton|drum|pail|كيس|كرتون))?(?= |$)/g

export const isHan = (word: string) => /^\p{Script=Han}$/u.test(word)

/** What is said around a name in Chinese, where no space parts it. */
const chineseNoise = /价格|多少钱|批发|公斤|特级|进口|[吗吨的]/g

/** The words of a query or a name without what says nothing; all of them where nothing else is left. */
export function contentOf(text: string) {
  const all = wordsOf(text.replace(chineseNoise, ' ')).join(' ').replace(amount, '').split(' ').filter(Boolean)
  const said = all.filter((word) => (word.length > 1 || /\d|\p{Script=Han}/u.test(word)) && !noise.has(word))
  return said.length ? said : all
}

/** However a form is said, dry or dried, it is the same name. */
export const keyOf = (name: string) => keyOfWords(wordsOf(name))
export const keyOfWords = (words: readonly string[]) =>
  words.map((word) => (isQuality(word) ? synonymsOf(word)[0] : word)).join(' ')

export const sortedKey = (words: readonly string[]) => keyOfWords(words).split(' ').sort().join(' ')
