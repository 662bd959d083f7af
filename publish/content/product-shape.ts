import { closest } from '#config/closest.ts'
import type { Language } from '../../app/catalogue/types.ts'
import { slug } from '../../app/features/finder/index.ts'
import { calledIn, everyLanguage } from './languages.ts'
import type { Written } from './written.ts'
import { isAddress, nameOf, type WrittenProduct } from './written-products.ts'

/** What is wrong, and with which field. */
export type Said = { field?: string; sentence: string }

/** The widest word that a phone shows in one line. */
const longest = 30

const known = ['id', 'formerly', 'good', ...everyLanguage]

/** Whether a product has what every product has, each of its kind. */
export function* checkShape(written: WrittenProduct, languages: readonly Language[]): Generator<Said> {
  const { product, example } = written
  const name = product.fields.has('id') ? `the product \`${product.fields.get('id')?.value}\`` : `“${nameOf(product)}”`
  yield* checkId(product)
  for (const field of product.fields.keys())
    if (!known.includes(field)) {
      const meant = closest(field, known)
      yield {
        field,
        sentence: `\`${field}\` is nothing that a product has. ${meant ? `Did you mean \`${meant}\`?` : `It has ${known.join(', ')}.`}`,
      }
    }
  const good = product.fields.get('good')
  if (!good)
    yield { sentence: `${name} has no \`good\`, which says what it is made of. Write it like ${example('good')}.` }
  else if (!isText(good.value))
    yield {
      field: 'good',
      sentence: `\`good\` of ${name} is no text in quotation marks. Write it like ${example('good')}.`,
    }
  for (const language of languages) {
    const naming = product.fields.get(language)
    if (!naming) yield { sentence: `${name} has no ${calledIn(language)} name. Write it like ${example(language)}.` }
    else yield* checkNaming(naming, language, name, example)
  }
}

/** Or something that the types know, such as a name. */
const isText = (value: unknown) => value === undefined || typeof value === 'string'

function* checkId(product: Written): Generator<Said> {
  const id = product.fields.get('id')
  const own = slug(nameOf(product)) || 'blanched-almonds'
  if (!id) yield { sentence: `“${nameOf(product)}” has no \`id\`. Write it like id: '${own}'.` }
  else if (id.value === undefined) return
  else if (typeof id.value !== 'string')
    yield {
      field: 'id',
      sentence: `the id of “${nameOf(product)}” is no text in quotation marks. Write it like id: '${own}'.`,
    }
  else if (!isAddress(id.value))
    yield {
      field: 'id',
      sentence: `the id \`${id.value}\` becomes an address, which has small letters, digits and hyphens only. Write id: '${slug(id.value) || own}'.`,
    }
}

function* checkNaming(
  naming: Written,
  language: string,
  name: string,
  example: (field: string) => string,
): Generator<Said> {
  const say = (sentence: string) => ({ field: language, sentence })
  const texts = naming.items.map(({ value }) => value)
  if (naming.value === undefined) return
  if (!Array.isArray(naming.value) || !texts.length || !texts.every(isText)) {
    yield say(
      `\`${language}\` of ${name} is no list of a name and a note in quotation marks. Write it like ${example(language)}.`,
    )
    return
  }
  if (texts.length > 2)
    yield say(
      `\`${language}\` of ${name} has ${texts.length} texts; a name and a note are two. Write it like ${example(language)}.`,
    )
  const [shown = ''] = texts.map(String)
  if (shown.trim() && language === 'ar' && !/\p{Script=Arabic}/u.test(shown))
    yield say(`the Arabic name of ${name} is “${shown}”. Write it in Arabic letters, like ${example(language)}.`)
  for (const word of texts.flatMap((text) => String(text ?? '').split(/[\s\u00ad\u200b/–-]+/)))
    if ([...word].length > longest)
      yield say(
        `“${word}” in ${name} is a word of ${[...word].length} letters, wider than a phone. Put spaces or hyphens into it, such as “${word.slice(0, 12)} ${word.slice(12, 24)} …”.`,
      )
}
