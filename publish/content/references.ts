import type { Modules } from './files.ts'
import { filesIn, lineOf, valueAt } from './place.ts'
import { checkNames, didYouMean } from './words.ts'

type Group = { id: string; picture: string; products: { id: string }[] }
type Category = { id: string; picture: string; groups: Group[] }

/** Names of groups, products and pictures that words and facts use and the catalogue does not have, and the other way round. */
export function checkReferences(
  modules: Modules,
  pictures: readonly string[],
  categories: readonly string[],
  languages: readonly string[],
  excused: readonly string[],
): string[] {
  const listed = categories.map(
    (id) => (modules.get(`content/${id}/products.ts`)?.products ?? { id, groups: [] }) as Category,
  )
  const groups = listed.flatMap((category) => category.groups)
  const ids = groups.map(({ id }) => id)
  const isWhole = listed.every((category) => category.groups.length)
  return [
    ...listed.flatMap((category) => unknownPictures(category, pictures)),
    ...languages.flatMap((language) =>
      listed.flatMap((category) => [...inCategory(modules, language, category, excused)]),
    ),
    ...languages.flatMap((language) =>
      inFile(modules, `content/site/${language}/pictures.ts`, ['pictures'], pictures, noPicture),
    ),
    ...(isWhole ? perGroup(modules, ids, languages) : []),
    ...(isWhole ? unlisted(modules, groups, categories, excused) : []),
  ]
}

function unknownPictures({ id, picture, groups }: Category, pictures: readonly string[]) {
  const file = `content/${id}/products.ts`
  const used = [
    [picture, ['picture']] as const,
    ...groups.map((group, nth) => [group.picture, ['groups', `${nth}`, 'picture']] as const),
  ]
  return used
    .filter(([name]) => name && !pictures.includes(name))
    .map(
      ([name, keys]) =>
        `${lineOf(file, ['products', ...keys])}: there is no picture \`${name}\`.${didYouMean(name, pictures)} A new one goes into pictures/ as ${name}.jpg, then run \`npm run pictures\`.`,
    )
}

const noPicture = (name: string, hint: string) =>
  `there is no picture \`${name}\` to describe.${hint || ` Put pictures/${name}.jpg in place, name it where it is to be shown and run \`npm run pictures\`, or take this line away.`}`

const noGroup = (file: string) => (name: string, hint: string) =>
  `the catalogue has no group \`${name}\`.${hint} The groups and their ids are in ${file}.`

function inFile(
  modules: Modules,
  file: string,
  keys: string[],
  known: readonly string[],
  none: (name: string, hint: string) => string,
  isWhole = true,
) {
  const value = valueAt(modules.get(file), keys)
  return value && known.length ? [...checkNames({ file, keys, value }, known, none, isWhole)] : []
}

function* inCategory(
  modules: Modules,
  language: string,
  { id, groups }: Category,
  excused: readonly string[],
): Generator<string> {
  const products = `content/${id}/products.ts`
  const known = groups.map((group) => group.id)
  yield* inFile(modules, `content/${id}/${language}.ts`, ['words', 'groups', 'items'], known, noGroup(products))
  const guides = `content/${id}/guides.${language}.ts`
  yield* inFile(modules, guides, ['guides'], known, noGroup(products))
  for (const group of groups) {
    const ids = [...group.products.map((product) => product.id), ...excused]
    const none = (name: string, hint: string) =>
      `the group has no product \`${name}\`.${hint} The products and their ids are in ${products}.`
    // What the guide does not say is asked for with an example (products.ts).
    yield* inFile(modules, guides, ['guides', group.id, 'meanings'], ids, none, false)
  }
}

/** What has a line for every group, and what has one for some. */
function perGroup(modules: Modules, ids: string[], languages: readonly string[]) {
  const packed = (name: string) => Object.keys(modules.get(`content/trade/${name}.ts`)?.[name] ?? {})
  const [dry, fresh] = [packed('dryPacking'), packed('freshPacking')]
  const check = (file: string, keys: string[], isWhole: boolean, known = ids) =>
    inFile(modules, file, keys, known, noGroup('the products.ts of each category'), isWhole)
  return [
    ...check('content/site/methods.ts', ['methods'], true),
    ...check('content/trade/groupTests.ts', ['askedOf'], true),
    ...check('content/trade/keeping.ts', ['keptBy'], true),
    ...check(
      'content/trade/dryPacking.ts',
      ['dryPacking'],
      true,
      ids.filter((id) => !fresh.includes(id)),
    ),
    ...check(
      'content/trade/freshPacking.ts',
      ['freshPacking'],
      false,
      ids.filter((id) => !dry.includes(id)),
    ),
    ...check('content/site/statements.ts', ['statements'], false),
    ...languages.flatMap((language) => check(`content/site/${language}/figures.ts`, ['figures', 'of'], true)),
    ...filesIn('content/*/grades.ts').flatMap((file) => check(file, ['grades'], false)),
  ]
}

/** The home page and the footer list what there is. */
function unlisted(modules: Modules, groups: Group[], categories: readonly string[], excused: readonly string[]) {
  const file = 'content/site/highlights.ts'
  const products = [...groups.flatMap((group) => group.products.map(({ id }) => id)), ...excused]
  return Object.entries(modules.get(file) ?? {}).flatMap(([name, list]) =>
    (list as string[]).flatMap((id, at) => {
      const known = name === 'popular' ? products : categories
      if (known.includes(id)) return []
      return [
        `${lineOf(file, [name, `${at}`])}: the catalogue has no \`${id}\`, which is listed here.${didYouMean(id, known)} Give its id as it stands in its category’s file, or list another.`,
      ]
    }),
  )
}
