/** Writes down that the Arabic words say what the English ones say now. Run it after reading them side by side. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { site } from '#config'
import { catalogue } from '../app/catalogue/catalogue.ts'
import { arabic } from '../content/site/ar/words.ts'
import { english } from '../content/site/en/words.ts'
import { whereInWords, whereListed } from './content/place.ts'

/** A mark of every English text that the Arabic one was written for, in the shape of the texts. */
type Stamp = string | { [key: string]: Stamp }

type Named = { id: string; en: readonly (string | undefined)[] }
type Categories = readonly { id: string; groups: readonly { products: readonly Named[] }[] }[]

const stampFile = 'content/site/ar/confirmed.generated.json'

const productsIn = (categories: Categories) =>
  categories.flatMap(({ id: category, groups }) =>
    groups.flatMap(({ products }) => products.map(({ id, en }) => ({ category, id, name: en.join('|') }))),
  )

const stampsOf = (words: unknown, categories: Categories) =>
  stampOf({ words, products: Object.fromEntries(productsIn(categories).map(({ id, name }) => [id, name])) })

function stampOf(value: unknown): Stamp {
  // Another company's name in a text is no other text.
  if (typeof value === 'string')
    return createHash('sha256').update(value.replaceAll(site.brand, 'Saffron Quay')).digest('base64url').slice(0, 5)
  const texts = Object.entries(value ?? {}).filter(([key]) => key !== 'to' && key !== 'icon')
  return Object.fromEntries(texts.map(([key, inner]) => [key, stampOf(inner)]))
}

function changesIn(now: Stamp, confirmed: Stamp | undefined, keys: string[] = []): string[][] {
  if (typeof now === 'string') return now === confirmed ? [] : [keys]
  const before = typeof confirmed === 'object' ? confirmed : {}
  return Object.entries(now).flatMap(([key, inner]) => changesIn(inner, before[key], [...keys, key]))
}

/** Where English texts were changed since the Arabic ones were read beside them. */
function changedSince(words: unknown, categories: Categories) {
  const changed = changesIn(stampsOf(words, categories), JSON.parse(readFileSync(stampFile, 'utf8')))
  return changed.map(([kind, ...keys]) => {
    if (kind === 'words') return whereInWords('en', keys)
    const [id = ''] = keys
    return `${whereListed(productsIn(categories).find((one) => one.id === id)?.category ?? '', id)} (${id})`
  })
}

export const checkConfirmed = (words: unknown = english, categories: Categories = catalogue) =>
  changedSince(words, categories).map(
    (place) => `${place}: the English has changed. Read the Arabic beside it, then run \`npm run confirm-arabic\`.`,
  )

/** English texts that have no Arabic one at the same place, or one that was left in English. */
export function checkTranslated(text: unknown, beside: unknown, keys: string[] = []): string[] {
  const place = () => whereInWords('ar', keys)
  if (typeof text === 'string') {
    if (typeof beside !== 'string' || (text && !beside.trim()))
      return [`${place()}: the Arabic text is missing. The English is “${text}”.`]
    return isSentence(beside) && !/\p{Script=Arabic}/u.test(beside)
      ? [`${place()}: the text is not in Arabic: “${beside}”.`]
      : []
  }
  if (typeof text !== 'object' || text === null) return []
  // Counts have the forms of their own language: the one for all others must be there.
  const wanted = Object.entries(text).filter(([key]) => !('other' in text && key === 'one'))
  return wanted.flatMap(([key, inner]) =>
    checkTranslated(inner, (beside as Record<string, unknown> | undefined)?.[key], [...keys, key]),
  )
}

/** Two words in small letters; a code or an address has none. */
const isSentence = (text: string) => /\b[a-z]{3,} [a-z]{2,}\b/.test(text)

function confirm() {
  const missing = checkTranslated(english, arabic)
  for (const sentence of missing) console.error(`  - ${sentence}`)
  if (missing.length) return false
  const changed = changedSince(english, catalogue)
  writeFileSync(stampFile, `${JSON.stringify(stampsOf(english, catalogue))}\n`)
  console.log(changed.length ? 'Confirmed:' : 'Nothing has changed since the Arabic was confirmed.')
  for (const place of changed) console.log(`  - ${place}`)
  return true
}

if (import.meta.main) process.exitCode = confirm() ? 0 : 1
