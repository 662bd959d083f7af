/**
 * Checks what people write and change, before every build: types, and what types cannot see. Each slip is a sentence
 * with its file, its place and what to do. Nothing of the content is imported up here: a file that cannot be read
 * must end in a sentence as well.
 */
import { readFileSync } from 'node:fs'
import { readEnvironment } from '#config/read-environment.ts'
import { settleSite } from '#config/settle.ts'
import type { CategoryId, PictureName } from '../app/catalogue/types.ts'
import { checkContradictions } from './content/contradictions.ts'
import { follows } from './content/follows.ts'
import { guidesOf } from './content/guides.ts'
import { checkIds } from './content/ids.ts'
import { everyLanguage, publishedIn } from './content/languages.ts'
import { checkNewGrades } from './content/new-grades.ts'
import { checkPictures, remarkOnPictures } from './content/pictures.ts'
import { remarkOnPreviews } from './content/previews.ts'
import { checkProducts } from './content/products.ts'
import { picturesShown } from './content/shown.ts'
import { checkTerms } from './content/terms.ts'
import { checkTexts, remarkOnHeads } from './content/texts.ts'
import { checkTradeWords } from './content/trade.ts'
import { checkTypes } from './content/types.ts'

/** Problems stop a build, remarks do not. */
export type Findings = { problems: string[]; remarks: string[] }

type Load = (file: string) => Promise<unknown>
type Content = typeof import('../app/content/editions.ts') &
  typeof import('../app/routes.ts') &
  typeof import('../app/catalogue/catalogue.ts') &
  typeof import('../app/catalogue/check.ts') &
  typeof import('../app/catalogue/facts.ts') &
  typeof import('../app/catalogue/stated.ts') &
  typeof import('../app/catalogue/trade/check.ts') &
  typeof import('../app/catalogue/trade/goods.ts') &
  typeof import('../app/content/mark.ts')

const fromDisk: Load = (file) => import(`../${file}`)

/** All words and facts, as they are now in the files. */
export async function loadContent(load: Load = fromDisk): Promise<Content> {
  const editions = await load('app/content/editions.ts')
  const routes = await load('app/routes.ts')
  const catalogue = await load('app/catalogue/catalogue.ts')
  const check = await load('app/catalogue/check.ts')
  const facts = await load('app/catalogue/facts.ts')
  const stated = await load('app/catalogue/stated.ts')
  const trade = await load('app/catalogue/trade/check.ts')
  const traded = await load('app/catalogue/trade/goods.ts')
  const mark = await load('app/content/mark.ts')
  return Object.assign({}, editions, routes, catalogue, check, facts, stated, trade, traded, mark) as Content
}

/** All slips of a run together: the products as they are written, what the types see, and what only the whole shows. */
export async function checkContent(load?: Load): Promise<Findings> {
  const languages = await publishedLanguages()
  const products = checkProducts(categories, languages)
  const slips = [...products, ...checkNewGrades(categories).filter(({ sentence }) => !follows(sentence, products))]
  const inProducts = slips.map(({ sentence }) => sentence)
  const inTypes = (await checkTypes(languages)).filter((problem) => !follows(problem, slips))
  if (inTypes.length) return { problems: [...inProducts, ...inTypes], remarks: [] }
  try {
    const { problems, remarks } = checkLoaded(await loadContent(load))
    return { problems: [...inProducts, ...problems.filter((problem) => !follows(problem, slips))], remarks }
  } catch (error) {
    if (inProducts.length) return { problems: inProducts, remarks: [] }
    return { problems: [`The content cannot be put together: ${whereItFailed(error)}`], remarks: [] }
  }
}

const categories = ['spices', 'nuts', 'sweeteners', 'beverages', 'fruits', 'vegetables', 'meat'] satisfies CategoryId[]

/** A configuration with slips of its own is told by the types, or when the content is put together. */
async function publishedLanguages() {
  try {
    const { company } = await import('#config/company.ts')
    return publishedIn(settleSite(company, readEnvironment(), []))
  } catch {
    return everyLanguage
  }
}

function checkLoaded(content: Content): Findings {
  const { versionOf, sources, routes, catalogue, popular, checkCatalogue, checkTrade, tradeFiles } = content
  const shown = picturesShown(content)
  const versions = JSON.parse(readFileSync('app/catalogue/pictures.generated.json', 'utf8'))
  const used = Object.fromEntries([...shown.keys()].map((name) => [name, versionOf(name as PictureName).version]))
  return {
    problems: [
      ...checkCatalogue(),
      ...checkTrade(),
      ...checkTradeWords(tradeFiles, sources),
      ...checkIds(catalogue, popular),
      ...checkTexts(sources, catalogue),
      ...checkContradictions(sources.slice(0, 1).flatMap((english) => guidesOf(english, content))),
      ...checkTerms(),
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
  const place = error.stack?.match(/(app\/[\w/.-]+\.tsx?)[^:]*:(\d+)/)
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
