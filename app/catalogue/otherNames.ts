import { products } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Product } from '#content/schema/catalogue.ts'

/** What a name has in common with its neighbors tells nothing apart: لحم خروف is another name of لحم حمل. */
const kinds = new Set([
  'لحم',
  'حبة',
  'بذور',
  'سكر',
  'عسل',
  'شاي',
  'قهوة',
  'بن',
  'شراب',
  'دجاج',
  'زعفران',
  'بهارات',
  'فلفل',
  'قرفة',
  'خردل',
])

/** Its other Arabic names: none that repeats a word of its own, that is a product's name, or that another good has before it. */
export function arabicNamesOf(product: Product) {
  const own = wordsOf(product.ar[0])
  return arabicOf(product).filter((name, nth, names) => {
    const words = wordsOf(name).filter((word) => !kinds.has(word))
    const repeats = [own, ...names.slice(0, nth).map(wordsOf)].some((said) =>
      words.every((word) => said.includes(word)),
    )
    return !repeats && !words.some((word) => own.includes(word)) && !isTaken(name, product.good)
  })
}

const arabicOf = ({ id }: Product) => productFacts(id).arabic

/** Whether a name is that of a product, or stands with another good already. */
const isTaken = (name: string, good: string) =>
  products.some(({ ar }) => bare(ar[0]) === bare(name)) ||
  products.find((one) => arabicOf(one).some((other) => bare(other) === bare(name)))?.good !== good

/** Its English, Hindi and Urdu names in Latin letters, each once. Beside Arabic ones, none that is Arabic itself. */
export function latinNamesOf(product: Product, isArabic: boolean) {
  const { english, hindi, romanized } = productFacts(product.id)
  const others = [...english, ...hindi].filter(
    (name) => !isInEnglishName(product, name) && !(isArabic && romanized.includes(name)),
  )
  return [...new Set(others)]
}

/** Beside "Tulsi" nobody needs "tulsi". */
export function isInEnglishName({ en }: Product, name: string) {
  const said = en[0].toLowerCase().split(' ')
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => said.includes(word))
}

/** Without vowel signs, and أ, إ and آ as ا. */
const bare = (name: string) => name.normalize('NFD').replace(/\p{Mn}/gu, '')

const wordsOf = (name: string) =>
  bare(name)
    .split(/[ ()]+/)
    .map((word) => word.replace(/^ال/, ''))
