import type { Modules } from './files.ts'
import { categories, filesIn, lineOf, valueAt } from './place.ts'
import { checkNames, didYouMean } from './words.ts'

type Group = { id: string; picture: string; products: { id: string }[] }
type Category = { id: string; picture: string; groups: Group[] }
type Known = {
  modules: Modules
  pictures: readonly string[]
  languages: readonly string[]
  /** What products with a slip in their id are called elsewhere. */
  excused: readonly string[]
}

/** Names of groups, products and pictures that words and facts use and the catalogue does not have, and the other way round. */
export function* checkReferences(known: Known) {
  const { modules, pictures, languages, excused } = known
  const listed = categories.map(
    (id) => (modules.get(`content/${id}/products.ts`)?.products ?? { id, groups: [] }) as Category,
  )
  for (const { id, picture, groups } of listed) {
    const file = `content/${id}/products.ts`
    const shown = [
      [picture, 'picture'] as const,
      ...groups.map((group, nth) => [group.picture, 'groups', `${nth}`, 'picture'] as const),
    ]
    for (const [name, ...keys] of shown)
      if (name && !pictures.includes(name))
        yield `${lineOf(file, ['products', ...keys])}: there is no picture \`${name}\`.${didYouMean(name, pictures)} A new one goes into pictures/ as ${name}.jpg, then run \`npm run pictures\`.`
    const ids = groups.map((group) => group.id)
    for (const language of languages) {
      const guides = `content/${id}/guides.${language}.ts guides`
      yield* check(modules, `content/${id}/${language}.ts words groups items`, ids, noGroup(file))
      yield* check(modules, guides, ids, noGroup(file))
      for (const group of groups) {
        const products = [...group.products.map((product) => product.id), ...excused]
        const none = (name: string, hint: string) =>
          `the group has no product \`${name}\`.${hint} The products and their ids are in ${file}.`
        // What the guide does not say is asked for with an example (products.ts).
        yield* check(modules, `${guides} ${group.id} meanings`, products, none, false)
      }
    }
  }
  for (const language of languages)
    yield* check(modules, `content/site/${language}/pictures.ts pictures`, pictures, noPicture)
  if (listed.some(({ groups }) => !groups.length)) return

  const groups = listed.flatMap((category) => category.groups)
  const ids = groups.map(({ id }) => id)
  const checkGroups = (place: string, isWhole = true, known = ids) =>
    check(modules, place, known, noGroup('the products.ts of each category'), isWhole)
  const packed = (name: string) => Object.keys(modules.get(`content/trade/${name}.ts`)?.[name] ?? {})
  const [dry, fresh] = [packed('dryPacking'), packed('freshPacking')]
  yield* checkGroups('content/site/methods.ts methods')
  yield* checkGroups('content/trade/groupTests.ts askedOf')
  yield* checkGroups('content/trade/keeping.ts keptBy')
  yield* checkGroups(
    'content/trade/dryPacking.ts dryPacking',
    true,
    ids.filter((id) => !fresh.includes(id)),
  )
  yield* checkGroups(
    'content/trade/freshPacking.ts freshPacking',
    false,
    ids.filter((id) => !dry.includes(id)),
  )
  yield* checkGroups('content/site/statements.ts statements', false)
  for (const language of languages) yield* checkGroups(`content/site/${language}/figures.ts figures of`)
  for (const file of filesIn('content/*/grades.ts')) yield* checkGroups(`${file} grades`, false)
  yield* checkHighlights(known, groups)
}

/** The home page and the footer list what there is. */
function* checkHighlights({ modules, excused }: Known, groups: Group[]) {
  const file = 'content/site/highlights.ts'
  const products = [...groups.flatMap((group) => group.products.map(({ id }) => id)), ...excused]
  for (const [name, list] of Object.entries(modules.get(file) ?? {}))
    for (const [at, id] of (list as string[]).entries()) {
      const known: string[] = name === 'popular' ? products : categories
      if (!known.includes(id))
        yield `${lineOf(file, [name, `${at}`])}: the catalogue has no \`${id}\`, which is listed here.${didYouMean(id, known)} Give its id as it stands in its category’s file, or list another.`
    }
}

/** The names at a place, such as "content/nuts/en.ts words groups". `isWhole`: all that are known must be there. */
function* check(
  modules: Modules,
  place: string,
  known: readonly string[],
  none: (name: string, hint: string) => string,
  isWhole = true,
) {
  const [file = '', ...keys] = place.split(' ')
  const value = valueAt(modules.get(file), keys)
  if (value && known.length) yield* checkNames({ file, keys, value }, known, none, isWhole)
}

const noPicture = (name: string, hint: string) =>
  `there is no picture \`${name}\` to describe.${hint || ` Put pictures/${name}.jpg in place, name it where it is to be shown and run \`npm run pictures\`, or take this line away.`}`
const noGroup = (file: string) => (name: string, hint: string) =>
  `the catalogue has no group \`${name}\`.${hint} The groups and their ids are in ${file}.`
