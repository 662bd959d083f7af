/**
 * Checks what people write and change, before every build: each file by itself, then the whole. Each slip is a sentence
 * with its file, its place and what to do. Nothing of the content is imported up here: a file that cannot be read
 * must end in a sentence as well.
 */
import { readFileSync } from 'node:fs'
import { readEnvironment } from '#config/read-environment.ts'
import { settleSite } from '#config/settle.ts'
import { siteVariables } from '#config/variables.ts'
import type { Language } from '../content/schema/catalogue.ts'
import { checkFacts } from './content/facts.ts'
import { fromDisk, type Load, loadFiles } from './content/files.ts'
import { checkNewGrades } from './content/grades.ts'
import { alsoCalled, checkProducts, checkTwice, listedIn, sharesId, unexplained } from './content/products.ts'
import { checkReferences } from './content/references.ts'
import { checkNames, checkWords, noName, type Side } from './content/words.ts'

/** Problems stop a build, remarks do not. */
export type Findings = { problems: string[]; remarks: string[] }

/** The editions and the map of the site, as they are now in the files. */
export async function loadContent(load: Load = fromDisk) {
  const { sources, editionOf } = (await load('app/i18n/editions.ts')) as typeof import('../app/i18n/editions.ts')
  const { routes } = (await load('app/routes.ts')) as typeof import('../app/routes.ts')
  return { sources, editionOf, routes }
}

/** All slips of a run together: each file by itself, then, where nothing is amiss, what only the whole shows. */
export async function checkContent(load: Load = fromDisk): Promise<Findings> {
  const { company } = await import('#config/company.ts').catch(() => ({ company: undefined }))
  const hasArabic = !company || settleSite(company, readEnvironment(), []).arabic
  const languages: Language[] = hasArabic ? ['en', 'ar'] : ['en']
  const inCompany = [...checkFields({ file: 'config/company.ts', keys: ['company'], value: company }, siteVariables)]
  const { unreadable, twice: doubled, modules } = await loadFiles(load, languages, !inCompany.length)
  const products = listedIn(modules)
  const twice = checkTwice(products)
  const goods = [...modules].flatMap(([file, exports]) =>
    /\/goods(-\w+)?\.ts$/.test(file) ? Object.keys(exports.goods ?? {}) : [],
  )
  const inProducts = products.map((product) => ({ product, slips: checkProducts(product, goods, languages) }))
  const slips = [
    ...unreadable,
    ...doubled,
    ...inProducts.flatMap((one) => one.slips),
    ...unexplained(products, modules, languages),
    ...checkNewGrades(products, modules),
  ]
  if (unreadable.length) return { problems: [...slips, ...twice], remarks: [] }

  // What has a slip in its id is called by the right one elsewhere.
  const faulty = inProducts.filter(({ slips, product }) => slips.length || sharesId(product, products))
  const excused = faulty.flatMap(({ product }) => alsoCalled(product))
  const pictures = Object.keys(JSON.parse(readFileSync('content/site/pictures.generated.json', 'utf8')))
  const facts = checkFacts(modules, products)
  slips.push(
    ...checkReferences({ modules, pictures, languages, excused }),
    ...checkWords(modules, languages),
    ...facts.slips,
    ...inCompany,
  )
  if (slips.length) return { problems: [...slips, ...twice], remarks: [] }
  try {
    const { checkWhole } = (await load('publish/content/whole.ts')) as typeof import('./content/whole.ts')
    const { problems, remarks } = checkWhole((await loadContent(load)).routes)
    return { problems: [...twice, ...facts.rules, ...problems], remarks }
  } catch (error) {
    const known = [...twice, ...facts.rules]
    return {
      problems: known.length ? known : [`The content cannot be put together: ${whereItFailed(error)}`],
      remarks: [],
    }
  }
}

/** The company's own data have the names of the settings. */
function* checkFields(side: Side, settings: object): Generator<string> {
  if (typeof side.value !== 'object' || side.value === null) return
  yield* checkNames(side, Object.keys(settings), noName)
  for (const [key, value] of Object.entries(side.value))
    yield* checkFields({ ...side, keys: [...side.keys, key], value }, settings[key as never] ?? {})
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
