/**
 * Checks what people write and change, before every build: each file by itself, then the whole. Each slip is a sentence
 * with its file, its place and what to do. Nothing of the content is imported up here: a file that cannot be read
 * must end in a sentence as well.
 */
import { readFileSync } from 'node:fs'
import { readEnvironment } from '#config/read-environment.ts'
import { settleSite } from '#config/settle.ts'
import { siteVariables } from '#config/variables.ts'
import type { CategoryId, PictureName } from '../content/schema/catalogue.ts'
import type { Goods } from '../content/schema/goods.ts'
import { checkCatalogue } from './content/catalogue.ts'
import { checkContradictions, guidesOf } from './content/contradictions.ts'
import { checkFacts } from './content/facts.ts'
import { type Load, loadFiles, type Modules } from './content/files.ts'
import { checkNewGrades } from './content/grades.ts'
import { checkIds } from './content/ids.ts'
import { everyLanguage, publishedIn } from './content/languages.ts'
import { checkPictures, picturesShown, remarkOnPictures, remarkOnPreviews } from './content/pictures.ts'
import { alsoCalled, checkProducts, checkTwice, listedIn, sharesId, unexplained } from './content/products.ts'
import { checkReferences } from './content/references.ts'
import { checkTerms } from './content/terms.ts'
import { checkTexts, remarkOnHeads } from './content/texts.ts'
import { checkTradeWords } from './content/trade.ts'
import { checkNames, checkWords, type Side, unknown } from './content/words.ts'
import { loadRoutes } from './load-routes.ts'

/** Problems stop a build, remarks do not. */
export type Findings = { problems: string[]; remarks: string[] }

type Content = typeof import('../app/i18n/editions.ts') &
  typeof import('../app/routes.ts') &
  typeof import('../app/catalogue/catalogue.ts') &
  typeof import('../app/catalogue/productFacts.ts') &
  Pick<typeof import('../app/catalogue/names.ts'), 'checkNameTable'> &
  typeof import('../app/catalogue/statements.ts') &
  typeof import('../app/i18n/pictures.ts') &
  typeof import('./content/trade-facts.ts') &
  typeof import('../content/site/formerTerms.ts') &
  typeof import('../content/site/highlights.ts')

const fromDisk: Load = (file) => (file === 'app/routes.ts' ? loadRoutes() : import(`../${file}`))

/** All words and facts, as they are now in the files. */
export async function loadContent(load: Load = fromDisk): Promise<Content> {
  const content = {}
  for (const file of [
    'app/i18n/editions.ts',
    'app/routes.ts',
    'app/catalogue/catalogue.ts',
    'app/catalogue/productFacts.ts',
    'app/catalogue/names.ts',
    'app/catalogue/statements.ts',
    'app/i18n/pictures.ts',
    'publish/content/trade-facts.ts',
    'content/site/formerTerms.ts',
    'content/site/highlights.ts',
  ])
    Object.assign(content, await load(file))
  return content as Content
}

const categories = ['spices', 'nuts', 'sweeteners', 'beverages', 'fruits', 'vegetables', 'meat'] satisfies CategoryId[]

/** All slips of a run together: each file by itself, then, where nothing is amiss, what only the whole shows. */
export async function checkContent(load: Load = fromDisk): Promise<Findings> {
  const { company } = await import('#config/company.ts').catch(() => ({ company: undefined }))
  const languages = company ? publishedIn(settleSite(company, readEnvironment(), [])) : everyLanguage
  const inCompany = [...checkFields({ file: 'config/company.ts', keys: ['company'], value: company }, siteVariables)]
  const { unreadable, twice: doubled, modules } = await loadFiles(load, languages, !inCompany.length)
  const products = listedIn(modules, categories)
  const twice = checkTwice(products)
  const goods = [...modules]
    .filter(([file]) => isGoods.test(file))
    .flatMap(([, exports]) => Object.keys(exports.goods as Goods))
  const inProducts = products.map((product) => ({ product, slips: checkProducts(product, goods, languages) }))
  const slips = [
    ...unreadable,
    ...doubled,
    ...inProducts.flatMap((one) => one.slips),
    ...unexplained(products, modules, languages),
    ...checkNewGrades(products, modules),
  ]
  if (!unreadable.length) {
    // What has a slip in its id is called by the right one elsewhere.
    const faulty = inProducts.filter(({ slips, product }) => slips.length || sharesId(product, products))
    const excused = faulty.flatMap(({ product }) => alsoCalled(product))
    slips.push(
      ...checkReferences(modules, Object.keys(pictureVersions()), categories, languages, excused),
      ...checkWords(modules, languages, categories),
      ...checkFacts(modules),
      ...inCompany,
    )
  }
  if (slips.length) return { problems: [...slips, ...twice], remarks: [] }
  try {
    const { problems, remarks } = checkLoaded(await loadContent(load), modules)
    return { problems: [...twice, ...problems], remarks }
  } catch (error) {
    return {
      problems: twice.length ? twice : [`The content cannot be put together: ${whereItFailed(error)}`],
      remarks: [],
    }
  }
}

const isGoods = /\/goods(-\w+)?\.ts$/

const pictureVersions = (): Record<string, string> =>
  JSON.parse(readFileSync('content/site/pictures.generated.json', 'utf8'))

/** The company's own data have the names of the settings. */
function* checkFields(side: Side, settings: object): Generator<string> {
  if (typeof side.value !== 'object' || side.value === null) return
  yield* checkNames(side, Object.keys(settings), (name, hint) =>
    unknown(side, name, [])
      .replace(/^.*?: /, '')
      .replace(/ Correct it or take it away\.$/, hint || '$&'),
  )
  for (const [key, value] of Object.entries(side.value))
    yield* checkFields({ ...side, keys: [...side.keys, key], value }, settings[key as never] ?? {})
}

function checkLoaded(content: Content, modules: Modules): Findings {
  const { pictureVersion, sources, routes, catalogue, tradeFiles, popular, formerTerms } = content
  const goodsFiles = Object.fromEntries(
    [...modules].filter(([file]) => isGoods.test(file)).map(([file, { goods }]) => [file, goods as Goods]),
  )
  const shown = picturesShown(content)
  const versions = pictureVersions()
  const used = Object.fromEntries([...shown.keys()].map((name) => [name, pictureVersion(name as PictureName).version]))
  return {
    problems: [
      ...content.checkNameTable(),
      ...checkCatalogue(catalogue, goodsFiles, modules.get('content/trade/standards.ts') as never),
      ...content.checkTrade(),
      ...checkTradeWords(tradeFiles, sources),
      ...checkIds(catalogue, popular),
      ...checkTexts(sources, catalogue),
      ...checkContradictions(sources.slice(0, 1).flatMap((english) => guidesOf(english, content))),
      ...checkTerms(formerTerms),
      ...checkPictures(shown, { ...versions, ...used }),
    ],
    remarks: [
      ...sources.flatMap((source) => remarkOnPreviews(source, routes(source))),
      ...remarkOnHeads(sources.flatMap(routes)),
      ...remarkOnPictures(shown, versions),
    ],
  }
}

function whereItFailed(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const place = error.stack?.match(/((?:app|content)\/[\w/.-]+\.tsx?)[^:]*:(\d+)/)
  return place ? `${error.message} (${place[1]}, line ${place[2]})` : error.message
}

/** Says what was found, and answers whether the content may be published. */
export function tell({ problems, remarks }: Findings) {
  for (const remark of remarks) console.warn(`Note: ${remark}`)
  if (problems.length) console.error('The content needs a correction:')
  for (const problem of problems) console.error(`  - ${problem}`)
  return problems.length === 0
}

export async function checkAndTell() {
  console.log('Checking the content')
  return tell(await checkContent())
}

if (import.meta.main) process.exitCode = (await checkAndTell()) ? 0 : 1
