import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { placeOf } from '#app/catalogue/place.ts'
import type { CategoryId, Product } from '#app/catalogue/types.ts'
import { listed } from '#app/i18n/listed.ts'
import { counted } from '#app/i18n/plurals.ts'
import { pathOf, type Source } from '../editions.ts'
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
    letters: { label: allProducts.letters, items: lettersOf(source, [...letters.keys()]) },
    categories: {
      label: allProducts.categories,
      items: catalogue.map((category) => ({
        id: category.id,
        path: pathOf(category.id),
        name: words.categories[category.id].name,
        products: productsOf(category).length,
      })),
    },
    index: [...letters].map(([letter, items]) => ({ id: anchorOf(letter), letter, items })),
  }
}

/** Without what sits on it: أ, إ and آ stand under ا. */
const letterOf = (name: string, language: Source['language']) =>
  (name.normalize('NFD')[0] ?? '').toLocaleUpperCase(language)

/** Other letters than Latin ones by their number: an address shall stay readable when it is sent on. */
const anchorOf = (letter: string) =>
  `letter-${/[A-Z]/.test(letter) ? letter.toLowerCase() : letter.codePointAt(0)?.toString(16)}`

/** The alphabet; letters that no product begins with lead nowhere. */
export function lettersOf({ language }: Source, used = usedLetters(language)) {
  const alphabet = language === 'en' ? [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] : used
  return alphabet.map((letter) => ({ letter, id: used.includes(letter) ? anchorOf(letter) : '' }))
}

const usedLetters = (language: Source['language']) =>
  [...new Set(catalogue.flatMap(productsOf).map((product) => letterOf(product[language][0], language)))].sort()

function entry({ language, words }: Source, category: CategoryId, product: Product) {
  const { english, hindi, arabic } = factsOf(product.id as ProductId)
  return {
    name: product[language][0],
    to: placeOf(product),
    category,
    categoryName: words.categories[category].name,
    others: listed([...(language === 'en' ? [] : [product.en[0]]), ...english, ...hindi], language),
    arabic: arabicNames(language, product, arabic).join('، '),
  }
}

/** Its own, and one more that shares no word with it. */
function arabicNames(language: Source['language'], product: Product, others: readonly string[]) {
  const own = product.ar[0]
  const another = others.find((name) => !name.split(' ').some((word) => own.includes(word)))
  return [...(language === 'ar' ? [] : [own]), ...(another ? [another] : [])]
}

export type IndexEntry = ReturnType<typeof entry>
