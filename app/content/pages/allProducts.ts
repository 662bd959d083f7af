import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { placeOf } from '#app/catalogue/place.ts'
import type { CategoryId, Product } from '#app/catalogue/types.ts'
import { listed } from '#app/lib/listed.ts'
import { counted } from '#app/lib/plurals.ts'
import { pathOf } from '../editions.ts'
import type { Source } from '../source.ts'
import { arabicNamesOf, latinNamesOf } from './otherNames.ts'
import { opening } from './shared.ts'

/** Every product under its first letter. */
export function allProductsContent(source: Source) {
  const { words, language } = source
  const { allProducts } = words
  const products = catalogue
    .flatMap((category) => productsOf(category).map((product) => entry(source, category.id, product)))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const letters = Map.groupBy(products, ({ name }) => letterOf(name, language))
  const lead = counted(allProducts.hero.lead, products.length, language)
  return {
    ...allProducts,
    ...opening(source, { meta: allProducts.meta, hero: { ...allProducts.hero, lead } }, 'all-products-hero'),
    letters: { label: allProducts.letters, items: lettersOf(source) },
    categories: {
      label: allProducts.categories,
      items: catalogue.map((category) => ({
        id: category.id,
        path: pathOf(category.id),
        name: words.categories[category.id].name,
        products: productsOf(category).length,
      })),
    },
    index: [...letters].map(([letter, items]) => ({ id: anchorOf(letter), letter: signOf(letter), items })),
  }
}

/** Without what sits on it: أ, إ and آ stand under ا. */
const letterOf = (name: string, language: Source['language']) =>
  (name.normalize('NFD')[0] ?? '').toLocaleUpperCase(language)

/** Alone, the first letter of the Arabic alphabet carries its hamza: a bare stroke reads as a one. */
const signOf = (letter: string) => (letter === 'ا' ? 'أ' : letter)

/** Other letters than Latin ones by their number: an address shall stay readable when it is sent on. */
const anchorOf = (letter: string) =>
  `letter-${/[A-Z]/.test(letter) ? letter.toLowerCase() : letter.codePointAt(0)?.toString(16)}`

const alphabets: Record<Source['language'], string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
}

/** The alphabet; letters that no product begins with lead nowhere. */
export function lettersOf({ language }: Source) {
  const used = new Set(catalogue.flatMap(productsOf).map((product) => letterOf(product[language][0], language)))
  return [...alphabets[language]].map((letter) => ({
    letter: signOf(letter),
    id: used.has(letter) ? anchorOf(letter) : '',
  }))
}

function entry({ language, words }: Source, category: CategoryId, product: Product) {
  const inArabic = { name: product.ar[0], others: listed(arabicNamesOf(product).slice(0, 2), 'ar') }
  const inLatin = { name: product.en[0], others: listed(latinNamesOf(product, language === 'ar'), 'en') }
  const isArabic = language === 'ar'
  return {
    ...(isArabic ? inArabic : inLatin),
    across: isArabic ? { lang: 'en', dir: 'ltr', ...inLatin } : { lang: 'ar', dir: 'rtl', ...inArabic },
    to: placeOf(product),
    category,
    categoryName: words.categories[category].name,
    mark: factsOf(product.id as ProductId).nonHalal ? words.allProducts.nonHalal : '',
  }
}

export type IndexEntry = ReturnType<typeof entry>
