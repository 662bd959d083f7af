import { readFileSync } from 'node:fs'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import type { CategoryFacts } from '../../content/schema/catalogue.ts'
import { filesIn, valueAt, whereInWords, whereListed } from './place.ts'

/** Texts of nothing: a visitor would see a hole. */
export function* checkTexts(sources: readonly Source[], catalogue: readonly CategoryFacts[]) {
  for (const { language, words } of sources)
    for (const keys of emptyIn(words)) yield `${whereInWords(language, keys)}: the text is empty. Write it.`
  for (const { id: category, groups } of catalogue)
    for (const { id: group, products } of groups) {
      if (!products.length)
        yield `${whereListed(category, group)}: the group \`${group}\` has no products. Add one or take it away.`
      for (const product of products)
        if (sources.some(({ language }) => emptyIn(product[language]).length))
          yield `${whereListed(category, product.id)}: a name or note of \`${product.id}\` is empty. Write it, or leave the note out.`
    }
}

/** The ways to empty texts. An action without a goal leads to where the visitor is, so its `to` may be empty. */
function emptyIn(value: unknown, keys: string[] = []): string[][] {
  if (typeof value === 'string') return value.trim() || keys.at(-1) === 'to' ? [] : [keys]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, [...keys, key]))
}

/** Search results show 60 characters of a title, the brand among them, and 160 of a description. */
const lengths = { title: 44, description: { least: 110, most: 160 } }

/** What search results would cut off, find thin or show twice. */
export function* remarkOnHeads(pages: Page[]) {
  const { least, most } = lengths.description
  const heads = pages.filter(({ isListed }) => isListed).map(({ path, content }) => ({ path, ...content.meta }))
  for (const [at, { path, title, description }] of heads.entries()) {
    if (title.length > lengths.title)
      yield `${path}: its title has ${title.length} characters; search results show ${lengths.title} beside the brand.`
    if (description.length > most || description.length < least)
      yield `${path}: its description has ${description.length} characters; ${least} to ${most} suit search results.`
    for (const other of heads.slice(0, at)) {
      if (other.title === title) yield `${path} has the title of ${other.path}. Give each page one of its own.`
      if (other.description === description)
        yield `${path} has the description of ${other.path}. Give each page one of its own.`
    }
  }
}

/** Rows of the trade that an edition has no words for, and figures that differ from the English: a sentence each. */
export function* checkTradeWords(
  files: Readonly<Record<string, Readonly<Record<string, Rows>>>>,
  sources: readonly Pick<Source, 'language' | 'words'>[],
) {
  for (const { language, words } of sources)
    for (const [file, goods] of Object.entries(files))
      for (const [good, rows] of Object.entries(goods))
        for (const kind of ['origins', 'names'] as const)
          for (const row of Object.keys(rows[kind] ?? {})) {
            const keys = ['trade', file, good, kind, row]
            if (!textAt(words, keys).trim())
              yield `${whereInWords(language, keys)}: nothing is said of it. Write a few words.`
          }
  const [first, ...others] = sources
  for (const { language, words } of others)
    for (const [keys, text] of textsOf(first?.words.trade, ['trade']))
      if (figures(text) !== figures(textAt(words, keys)))
        yield `${whereInWords(language, keys)}: its figures are not those of “${text}”. Correct one of the two.`
}

type Rows = { readonly origins?: object; readonly names?: object }

const textAt = (words: unknown, keys: readonly string[]) => {
  const found = valueAt(words, keys)
  return typeof found === 'string' ? found : ''
}

/** Forms of counts differ by language. */
const textsOf = (value: unknown, keys: string[]): [string[], string][] =>
  typeof value === 'string'
    ? [[keys, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        key === 'periods' || key === 'units' ? [] : textsOf(inner, [...keys, key]),
      )

/** In the order of size: a sentence may be turned around. Arabic writes 1500 for 1,500, and says a first two by the noun: «من شهرين إلى 5». */
const figures = (text: string) =>
  (
    text
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .replace(/من \p{L}+ين إلى/gu, 'من 2 إلى')
      .match(/\d+(?:[.,/]\d+)*/g) ?? []
  )
    .sort()
    .join(' ')

type Terms = readonly (readonly [term: string, instead: string])[]

/** Other names of goods are for finding, descriptions of pictures say what is seen: both may use any word. */
const written = [
  'content/site/ar/!(pictures).ts',
  'content/**/*ar.ts',
  'content/*/products.ts',
  'content/trade/{allergens,forms,standards}.ts',
]

/** Terms that the Arabic edition has given up, a sentence each. */
export const checkTerms = (gone: Terms): string[] =>
  filesIn(written).flatMap((file) => goneFrom(file, readFileSync(file, 'utf8'), gone))

export function goneFrom(file: string, text: string, gone: Terms): string[] {
  // With a conjunction, a preposition or the article before it, and with nothing behind it that makes it another word.
  const patterns = gone.map(([term]) => new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال)?(?:${term})(?!\\p{L})`, 'u'))
  return text.split('\n').flatMap((line, at) =>
    gone.flatMap(([, instead], nth) => {
      const [found] = bare(line).match(patterns[nth] as RegExp) ?? []
      return found ? [`${file}, line ${at + 1}: «${found}» is no longer used. Write «${instead}».`] : []
    }),
  )
}

/** As it is searched: no-break spaces as spaces, no vowel signs. Hamza and madda are letters here and stay. */
const bare = (line: string) => line.replaceAll('\\u00a0', ' ').replace(/[\u064b-\u0652]/g, '')
