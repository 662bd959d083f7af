import { readFileSync } from 'node:fs'
import { filesIn } from './place.ts'

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
