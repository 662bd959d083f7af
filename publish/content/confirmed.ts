import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { site } from '#config'
import { whereInWords, whereListed } from './place.ts'

/** A mark of every English text that the Arabic one was written for, in the shape of the texts. */
type Stamps = { words: Stamp; products: Record<string, string> }
type Stamp = string | { [key: string]: Stamp }

type Named = { id: string; en: readonly (string | undefined)[] }
type Categories = readonly { id: string; groups: readonly { products: readonly Named[] }[] }[]

export const stampFile = 'content/site/ar/confirmed.generated.json'

export const stampsOf = (english: unknown, catalogue: Categories): Stamps => ({
  words: stampOf(english),
  products: Object.fromEntries(productsIn(catalogue).map(({ product }) => [product.id, markOf(product.en.join('|'))])),
})

/** English texts that were changed since the Arabic ones were read beside them, a sentence each. */
export function checkConfirmed(english: unknown, catalogue: Categories): string[] {
  const confirmed: Stamps = JSON.parse(readFileSync(stampFile, 'utf8'))
  const now = stampsOf(english, catalogue)
  const inWords = changesIn(now.words, confirmed.words, []).map((keys) => whereInWords('en', keys))
  const inProducts = productsIn(catalogue)
    .filter(({ product: { id } }) => now.products[id] !== confirmed.products[id])
    .map(({ category, product: { id } }) => `${whereListed(category, id)} (${id})`)
  return [...inWords, ...inProducts].map(
    (place) => `${place}: the English has changed. Read the Arabic beside it, then run \`npm run confirm-arabic\`.`,
  )
}

/** English texts that have no Arabic one at the same place, or one that was left in English. */
export function checkTranslated(english: unknown, arabic: unknown, keys: string[] = []): string[] {
  const place = () => whereInWords('ar', keys)
  if (typeof english === 'string') {
    if (typeof arabic !== 'string' || (english && !arabic.trim()))
      return [`${place()}: the Arabic text is missing. The English is “${english}”.`]
    return isSentence(arabic) && !/\p{Script=Arabic}/u.test(arabic)
      ? [`${place()}: the text is not in Arabic: “${arabic}”.`]
      : []
  }
  if (typeof english !== 'object' || english === null) return []
  const beside = (arabic ?? {}) as Record<string, unknown>
  // Counts have the forms of their own language: the one for all others must be there.
  const wanted = Object.entries(english).filter(([key]) => !('other' in english && key === 'one'))
  return wanted.flatMap(([key, inner]) => checkTranslated(inner, beside[key], [...keys, key]))
}

/** Two words in small letters; a code or an address has none. */
const isSentence = (text: string) => /\b[a-z]{3,} [a-z]{2,}\b/.test(text)

const productsIn = (catalogue: Categories) =>
  catalogue.flatMap(({ id, groups }) =>
    groups.flatMap(({ products }) => products.map((product) => ({ category: id, product }))),
  )

function stampOf(value: unknown): Stamp {
  if (typeof value === 'string') return markOf(value)
  const texts = Object.entries(value ?? {}).filter(([key]) => key !== 'to' && key !== 'icon')
  return Object.fromEntries(texts.map(([key, inner]) => [key, stampOf(inner)]))
}

/** Another company's name in a text is no other text. */
const markOf = (text: string) =>
  createHash('sha256').update(text.replaceAll(site.brand, 'Saffron Quay')).digest('base64url').slice(0, 5)

function changesIn(now: Stamp, confirmed: Stamp | undefined, keys: string[]): string[][] {
  if (typeof now === 'string') return now === confirmed ? [] : [keys]
  const before = typeof confirmed === 'object' ? confirmed : {}
  return Object.entries(now).flatMap(([key, inner]) => changesIn(inner, before[key], [...keys, key]))
}
