/** What only the whole of the content shows. This imports all of it, so it is loaded when every file is in order. */
import { globSync, readFileSync } from 'node:fs'
import { catalogue, tradeFiles } from '../../app/catalogue/catalogue.ts'
import { checkNameTable } from '../../app/catalogue/names.ts'
import { editionOf, sources } from '../../app/i18n/editions.ts'
import type { routes } from '../../app/routes.ts'
import type { CategoryFacts } from '../../content/schema/catalogue.ts'
import { formerTerms } from '../../content/site/formerTerms.ts'
import { popular } from '../../content/site/highlights.ts'
import { checkContradictions, englishGuides } from './contradictions.ts'
import { checkPictures, checkPreviews, picturesShown, remarkOnPictures } from './pictures.ts'
import { lineOf, whereListed } from './place.ts'
import { checkTerms, checkTexts, checkTradeWords, remarkOnHeads } from './texts.ts'

export function checkWhole(pagesOf: typeof routes) {
  const shown = picturesShown({ sources, editionOf, routes: pagesOf })
  return {
    problems: [
      ...checkNameTable(),
      ...checkTradeWords(tradeFiles, sources),
      ...checkIds(),
      ...checkPopular(),
      ...checkTexts(sources, catalogue),
      ...checkContradictions(englishGuides()),
      ...checkTerms(formerTerms),
      ...checkPictures(shown),
    ],
    remarks: [
      ...sources.flatMap((source) => checkPreviews(source, pagesOf(source))),
      ...remarkOnHeads(sources.flatMap(pagesOf)),
      ...remarkOnPictures(shown),
    ],
  }
}

type Owner = { id: string; category: string; what: string; of: 'group' | 'product' | 'past' }

/** An id is an address: on a page nothing else may have it, and among the products of all pages none. */
function* checkIds() {
  const parts = partsOfPages()
  const owners = catalogue.flatMap(ownersIn)
  for (const [at, { id, category, what, of }] of owners.entries()) {
    const other = owners
      .slice(0, at)
      .find((one) => one.id === id && (one.category === category || (one.of !== 'group' && of !== 'group')))
    // Two products with one id are told with the products.
    if (other?.of === 'product' && of === 'product') continue
    const part = parts.get(id)
    const taken = other ? `that of ${other.what} already` : part && `taken by a part of the page (${part})`
    if (taken) yield `${whereListed(category, id)}: the id \`${id}\` of ${what} is ${taken}. Give it one of its own.`
  }
}

const ownersIn = ({ id: category, groups }: CategoryFacts): Owner[] =>
  groups.flatMap(({ id, formerly = [], products }) => [
    { id, category, what: `the group ${id}`, of: 'group' },
    { id: `${id}-title`, category, what: `the heading of ${id}`, of: 'group' },
    ...formerly.map((past): Owner => ({ id: past, category, what: `the group ${id}, formerly`, of: 'group' })),
    ...products.flatMap((product): Owner[] => {
      const what = `the product “${product.en[0]}”`
      const past = product.formerly ?? []
      return [
        { id: product.id, category, what, of: 'product' },
        ...past.map((one): Owner => ({ id: one, category, what: `${what}, formerly`, of: 'past' })),
      ]
    }),
  ])

/** The ids that sections give to themselves, with the file of each. */
function partsOfPages() {
  const ids = new Map<string, string>()
  for (const file of globSync('app/**/*.tsx'))
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)) ids.set(id, file)
  return ids
}

function* checkPopular() {
  for (const [at, id] of popular.entries())
    if (popular.indexOf(id) < at)
      yield `${lineOf('content/site/highlights.ts', ['popular', `${at}`])}: the home page lists \`${id}\` twice. List another product.`
}
