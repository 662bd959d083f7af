import { catalogue, placeOf, products, productsOf } from '#app/catalogue/catalogue.ts'
import { arabicNamesOf, latinNamesOf } from '#app/catalogue/otherNames.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Source } from '#app/i18n/source.ts'
import { joined } from '#app/lib/wording.ts'
import type { CategoryId, Language, Product } from '#content/schema/catalogue.ts'

const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
}

/** The alphabet with the anchors of its letters; those that no product begins with have none. */
export function alphabetIn(language: Language) {
  const used = new Set(products.map((product) => initialOf(product[language][0], language)))
  return [...alphabets[language]].map((letter) => ({
    letter: signOf(letter),
    id: used.has(letter) ? anchorOf(letter) : '',
  }))
}

/** Every product under its first letter. */
export function productIndex(source: Source) {
  const { language } = source
  const entries = catalogue
    .flatMap((category) => productsOf(category).map((product) => entry(source, category.id, product)))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return [...Map.groupBy(entries, ({ name }) => initialOf(name, language))].map(([letter, items]) => ({
    id: anchorOf(letter),
    letter: signOf(letter),
    items,
  }))
}

function entry({ language, words }: Source, category: CategoryId, product: Product) {
  const inArabic = { name: product.ar[0], others: joined(arabicNamesOf(product).slice(0, 2), 'ar') }
  const inLatin = { name: product.en[0], others: joined(latinNamesOf(product, language === 'ar'), 'en') }
  const isArabic = language === 'ar'
  return {
    ...(isArabic ? inArabic : inLatin),
    across: isArabic
      ? { lang: 'en', dir: 'ltr' as const, ...inLatin }
      : { lang: 'ar', dir: 'rtl' as const, ...inArabic },
    to: placeOf(product),
    category,
    categoryName: words.categories[category].name,
    mark: productFacts(product.id).nonHalal ? words.allProducts.nonHalal : '',
  }
}

/** The first letter without what sits on it: أ, إ and آ stand under ا. */
const initialOf = (name: string, language: Language) => (name.normalize('NFD')[0] ?? '').toLocaleUpperCase(language)

/** Alone, the first letter of the Arabic alphabet carries its hamza: a bare stroke reads as a one. */
const signOf = (letter: string) => (letter === 'ا' ? 'أ' : letter)

/** Other letters than Latin ones by their number: an address shall stay readable when it is sent on. */
const anchorOf = (letter: string) =>
  `letter-${/[A-Z]/.test(letter) ? letter.toLowerCase() : letter.codePointAt(0)?.toString(16)}`
