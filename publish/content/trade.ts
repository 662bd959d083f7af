import type { Source } from '../../app/i18n/source.ts'
import { valueAt, whereInWords } from './place.ts'

/** Rows of the trade that an edition has no words for, and figures that differ from the English: a sentence each. */
export function checkTradeWords(
  files: Readonly<Record<string, Readonly<Record<string, Rows>>>>,
  sources: readonly Pick<Source, 'language' | 'words'>[],
): string[] {
  const lacking = sources.flatMap(({ language, words }) =>
    Object.entries(files).flatMap(([file, goods]) =>
      Object.entries(goods).flatMap(([good, rows]) =>
        (['origins', 'names'] as const).flatMap((kind) =>
          Object.keys(rows[kind] ?? {})
            .map((row) => ['trade', file, good, kind, row])
            .filter((keys) => !textAt(words, keys).trim())
            .map((keys) => `${whereInWords(language, keys)}: nothing is said of it. Write a few words.`),
        ),
      ),
    ),
  )
  const [first, ...others] = sources
  const texts = first ? textsOf(first.words.trade, ['trade']) : []
  const differing = others.flatMap(({ language, words }) =>
    texts
      .filter(([keys, text]) => figures(text) !== figures(textAt(words, keys)))
      .map(
        ([keys, text]) =>
          `${whereInWords(language, keys)}: its figures are not those of “${text}”. Correct one of the two.`,
      ),
  )
  return [...lacking, ...differing]
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
