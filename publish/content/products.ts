import { closest } from '#config/closest.ts'
import type { Language } from '#content/schema/catalogue.ts'
import { slug } from '../../app/lib/wording.ts'
import type { Modules } from './files.ts'
import { categories, languageNames, placeOf } from './place.ts'
import { didYouMean } from './words.ts'

/** A product as it was written, which need not be as a product has to be. */
export type Listed = {
  file: string
  keys: string[]
  group: string
  category: string
  its: Record<string, unknown>
  others: Listed[]
}

const known = ['id', 'formerly', 'good', ...Object.keys(languageNames)]
/** The widest word that a phone shows in one line. */
const longest = 30
const usual: Record<string, string> = {
  good: "'almond'",
  en: "['Blanched Almonds', 'whole']",
  ar: "['لوز مقشور', 'كامل']",
}

/** The products of the files that could be loaded. */
export function listedIn(modules: Modules): Listed[] {
  return categories.flatMap((category) => {
    const file = `content/${category}/products.ts`
    const { groups = [] } = (modules.get(file)?.products ?? {}) as {
      groups?: { id: string; products: Listed['its'][] }[]
    }
    return groups.flatMap(({ id: group, products }, nth) => {
      const others: Listed[] = []
      for (const [at, its] of products.entries())
        others.push({ file, category, group, its, others, keys: ['products', 'groups', `${nth}`, 'products', `${at}`] })
      return others
    })
  })
}

/** What is wrong with a product by itself, a sentence each; in the languages that are published. */
export const checkProducts = (product: Listed, goods: string[], languages: readonly Language[]): string[] => [
  ...checkId(product),
  ...checkFields(product, goods),
  ...languages.flatMap((one) => [...checkName(product, one)]),
]

/** What a product should be called by, and is elsewhere, while its id has a slip. */
export const alsoCalled = (product: Listed) => [slug(idOf(product)), slug(nameOf(product))]

export const say = ({ file, keys, its }: Listed, field: string, sentence: string) =>
  `${file}, line ${placeOf(file, field in its ? [...keys, field] : keys).line}: ${sentence}`

export const idOf = ({ its: { id } }: Listed) => (typeof id === 'string' ? id : '')
export const nameOf = ({ its: { en } }: Listed) => (Array.isArray(en) && typeof en[0] === 'string' ? en[0].trim() : '')
const called = (product: Listed) => ('id' in product.its ? `the product \`${product.its.id}\`` : `“${nameOf(product)}”`)

/** What a neighbor has written there, to show how. */
function example(product: Listed, field: string) {
  const other = product.others.find(
    (one) => one !== product && (field === 'good' ? typeof one.its.good === 'string' : Array.isArray(one.its[field])),
  )
  return `${field}: ${other ? placeOf(other.file, [...other.keys, field]).text : usual[field]}`
}

function* checkId(product: Listed) {
  const { id } = product.its
  const own = slug(nameOf(product)) || 'blanched-almonds'
  const told = (sentence: string) => say(product, 'id', sentence)
  if (id === undefined) yield told(`“${nameOf(product)}” has no \`id\`. Write it like id: '${own}'.`)
  else if (typeof id !== 'string')
    yield told(`the id of “${nameOf(product)}” is no text in quotation marks. Write it like id: '${own}'.`)
  else if (!isAddress(id))
    yield told(
      `the id \`${id}\` becomes an address, which has small letters, digits and hyphens only. Write id: '${slug(id) || own}'.`,
    )
}

const isAddress = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)

function* checkFields(product: Listed, goods: string[]) {
  for (const field of Object.keys(product.its).filter((one) => !known.includes(one))) {
    const meant = didYouMean(field, known) || ` It has ${known.join(', ')}.`
    yield say(product, field, `\`${field}\` is nothing that a product has.${meant}`)
  }
  const { good } = product.its
  const told = (sentence: string) => say(product, 'good', sentence)
  const write = `Write it like ${example(product, 'good')}.`
  if (good === undefined) yield told(`${called(product)} has no \`good\`, which says what it is made of. ${write}`)
  else if (typeof good !== 'string')
    yield told(`\`good\` of ${called(product)} is no text in quotation marks. ${write}`)
  else if (!goods.includes(good)) {
    const meant = closest(good, goods)
    const hint = meant
      ? `Did you mean good: '${meant}'?`
      : `Name one of content/${product.category}/goods.ts, such as ${example(product, 'good')}, or add it there.`
    yield told(`there is no good \`${good}\`. ${hint}`)
  }
}

function* checkName(product: Listed, language: Language): Generator<string> {
  const name = product.its[language]
  const write = () => example(product, language)
  const told = (sentence: string) => say(product, language, sentence)
  if (name === undefined)
    return void (yield told(`${called(product)} has no ${languageNames[language]} name. Write it like ${write()}.`))
  if (!Array.isArray(name) || !name.length || !name.every((one) => typeof one === 'string'))
    return void (yield told(
      `\`${language}\` of ${called(product)} is no list of a name and a note in quotation marks. Write it like ${write()}.`,
    ))
  if (name.length > 2)
    yield told(
      `\`${language}\` of ${called(product)} has ${name.length} texts; a name and a note are two. Write it like ${write()}.`,
    )
  const [shown = ''] = name
  if (shown.trim() && language === 'ar' && !/\p{Script=Arabic}/u.test(shown))
    yield told(`the Arabic name of ${called(product)} is “${shown}”. Write it in Arabic letters, like ${write()}.`)
  for (const word of name
    .flatMap((text) => text.split(/[\s\u00ad\u200b/–-]+/))
    .filter((one) => [...one].length > longest))
    yield told(
      `“${word}” in ${called(product)} is a word of ${[...word].length} letters, wider than a phone. Put spaces or hyphens into it, such as “${word.slice(0, 12)} ${word.slice(12, 24)} …”.`,
    )
}

export const sharesId = (product: Listed, products: Listed[]) =>
  products.some((other) => other !== product && idOf(other) === idOf(product))

/** Ids and names that several products share. */
export const checkTwice = (products: Listed[]): string[] => [
  ...shared(products, 'id', idOf, (product, first) => {
    const own = slug(nameOf(product))
    return `the id \`${idOf(product)}\` of the product “${nameOf(product)}” is that of the product “${nameOf(first)}” already (${lineFrom(product, first)}). Give it one of its own, such as id: '${own && own !== idOf(product) ? own : `${idOf(product)}-2`}'.`
  }),
  ...shared(
    products,
    'en',
    (one) => nameOf(one).toLowerCase().replace(/\s+/g, ' '),
    (product, first) =>
      `“${nameOf(product)}” is listed twice, also in ${lineFrom(product, first)}. Take one away, or name the difference, such as en: ['${nameOf(product)}, Organic'].`,
  ),
]

function* shared(
  products: Listed[],
  field: string,
  of: (product: Listed) => string,
  sentence: (product: Listed, first: Listed) => string,
) {
  for (const [key, alike] of Map.groupBy(products, of)) {
    // Whose name is not in its id has borrowed it.
    const [first, ...others] = alike.toSorted((one, other) => Number(borrows(one)) - Number(borrows(other)))
    if (key && first) for (const other of others) yield say(other, field, sentence(other, first))
  }
}

const borrows = (product: Listed) => slug(nameOf(product)) !== idOf(product)

const lineFrom = ({ file }: Listed, { file: other, keys }: Listed) =>
  `${file === other ? '' : `${other}, `}line ${placeOf(other, keys).line}`

type Guides = Record<string, { meanings?: Record<string, string> }>

/** Products of which the guide of their group says nothing. */
export function* unexplained(products: Listed[], modules: Modules, languages: readonly string[]) {
  for (const language of languages)
    for (const product of products) {
      const file = `content/${product.category}/guides.${language}.ts`
      const meanings = (modules.get(file)?.guides as Guides | undefined)?.[product.group]?.meanings
      // An id that has to change is explained under the one that it gets.
      const id = isAddress(idOf(product)) ? idOf(product) : slug(idOf(product) || nameOf(product))
      if (!meanings || !id || id in meanings || products.some((other) => other !== product && idOf(other) === id))
        continue
      const keys = ['guides', product.group, 'meanings']
      const [neighbor = ''] = Object.keys(meanings)
      const text = neighbor ? placeOf(file, [...keys, neighbor]).text : "'The largest, skin on.'"
      yield `${file}, line ${placeOf(file, keys).line}: the guide does not say what \`${id}\` means. Add a line like '${id}': ${text},`
    }
}
