import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import type { CategoryFacts } from '../../content/schema/catalogue.ts'
import { whereInWords, whereListed } from './place.ts'

/** Search results show 60 characters of a title, the brand among them, and 160 of a description. */
const lengths = { title: { most: 44 }, description: { least: 110, most: 160 } }

/** Texts of nothing: a visitor would see a hole. */
export function checkTexts(sources: readonly Source[], catalogue: readonly CategoryFacts[]): string[] {
  const inWords = sources.flatMap(({ language, words }) =>
    emptyIn(words).map((keys) => `${whereInWords(language, keys)}: the text is empty. Write it.`),
  )
  const languages = sources.map(({ language }) => language)
  const inCatalogue = catalogue.flatMap(({ id: category, groups }) =>
    groups.flatMap(({ id: group, products }) => [
      ...(products.length
        ? []
        : [`${whereListed(category, group)}: the group \`${group}\` has no products. Add one or take it away.`]),
      ...products
        .filter((product) => languages.some((language) => emptyIn(product[language]).length))
        .map(
          ({ id }) =>
            `${whereListed(category, id)}: a name or note of \`${id}\` is empty. Write it, or leave the note out.`,
        ),
    ]),
  )
  return [...inWords, ...inCatalogue]
}

/** The ways to empty texts. An action without a goal leads to where the visitor is, so its `to` may be empty. */
function emptyIn(value: unknown, keys: string[] = []): string[][] {
  if (typeof value === 'string') return value.trim() || keys.at(-1) === 'to' ? [] : [keys]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, [...keys, key]))
}

/** What search results would cut off, find thin or show twice. */
export function remarkOnHeads(pages: Page[]): string[] {
  const heads = pages.filter(({ isListed }) => isListed).map(({ path, content }) => ({ path, ...content.meta }))
  return heads.flatMap(({ path, title, description }, at) => {
    const { most, least } = lengths.description
    const before = heads.slice(0, at)
    return [
      title.length > lengths.title.most &&
        `${path}: its title has ${title.length} characters; search results show ${lengths.title.most} beside the brand.`,
      (description.length > most || description.length < least) &&
        `${path}: its description has ${description.length} characters; ${least} to ${most} suit search results.`,
      ...before.flatMap((other) => [
        other.title === title && `${path} has the title of ${other.path}. Give each page one of its own.`,
        other.description === description &&
          `${path} has the description of ${other.path}. Give each page one of its own.`,
      ]),
    ].filter((remark) => remark !== false)
  })
}
