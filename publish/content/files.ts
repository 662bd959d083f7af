import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { join } from 'node:path/posix'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { filesIn, keyName, languageOf, lineAt, type Node, treeOf } from './place.ts'

export type Load = (file: string) => Promise<unknown>
/** What the files of content export, by their paths. */
export type Modules = Map<string, Record<string, unknown>>

export const fromDisk: Load = (file) => (file === 'app/routes.ts' ? loadRoutes() : import(`../../${file}`))

/** Style sheets, of which nothing is asked here. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export default {}' : null),
}

/** The map of the site. Its pages are written with JSX, which Node.js cannot read by itself. */
export async function loadRoutes(): Promise<typeof import('../../app/routes.ts')> {
  const outDir = `.cache/routes-${process.pid}`
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutStyles],
    build: { ssr: 'app/routes.ts', outDir, minify: false, copyPublicDir: false },
  })
  const routes = await import(pathToFileURL(resolve(outDir, 'routes.js')).href)
  rmSync(outDir, { recursive: true })
  return routes
}

/** Loads every file of content; what cannot be read or stands twice is a sentence each. */
export async function loadFiles(load: Load, languages: readonly string[], isCompanySound: boolean) {
  const files = filesIn('content/**/*.ts', ['content/schema/**'])
  const published = files.filter((file) => languages.includes(languageOf(file)))
  const problems = ['config/company.ts', ...published].flatMap(unreadable)
  const modules: Modules = new Map()
  const failures = new Set<string>()
  for (const file of files.filter((one) => isCompanySound || !needsCompany(one)))
    try {
      modules.set(file, (await load(file)) as Record<string, unknown>)
    } catch (error) {
      if (published.includes(file)) failures.add(failure(file, error))
    }
  const twice = problems.length ? [] : published.flatMap((file) => [...repeated(file, treeOf(file).body)])
  return { unreadable: problems.length ? problems : [...failures], twice, modules }
}

/** `config/site.ts` exits the process on a wrong value, so files that import it are skipped then. */
const needsCompany = (file: string): boolean =>
  [...treeOf(file).text.matchAll(/^import \{[^}]*\} from '(#config|\..+)'/gm)].some(
    ([, from = '']) => from === '#config' || needsCompany(join(file, '..', from)),
  )

/** A file that runs into an error: mostly a text without quotation marks, which is then taken for a name. */
function failure(file: string, error: unknown) {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {}
  const own = stack.replaceAll(`${process.cwd().replaceAll('\\', '/')}/`, '')
  const [, where = file, line] = own.match(/(content\/[\w/.-]+\.ts)[^:\n]*:(\d+)/) ?? []
  const name = message.match(/^(\S+) is not defined/)?.[1]
  const said = name ? `\`${name}\` is not known here. A text needs quotation marks around it.` : `${message}.`
  return `${where}${line ? `, line ${line}` : ''}: ${said}`
}

/** Names that stand twice in one object: of the first nothing would be seen. */
function* repeated(file: string, value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const { properties } = value as Node
  const seen = new Set<string>()
  for (const { key, start } of properties ?? []) {
    const name = key && keyName(key)
    if (name && seen.has(name))
      yield `${file}, line ${lineAt(treeOf(file).text, start)}: \`${name}\` stands here a second time. Keep one of them.`
    if (name) seen.add(name)
  }
  for (const inner of Object.values(value)) yield* repeated(file, inner)
}

/** Quotation marks that are none, each where it stands, or else the line from which on a file cannot be read. */
function unreadable(file: string): string[] {
  const { text, failsAt } = treeOf(file)
  if (failsAt === undefined) return []
  const lines = text.split(/\r?\n/)
  const quotes = lines.flatMap((line, nth) => {
    const slip = wrongQuotes(line)
    return slip ? [`${file}, line ${nth + 1}: ${slip}`] : []
  })
  const line = lineAt(text, failsAt)
  return quotes.length ? quotes : [`${file}, line ${line}: ${usually(lines[line - 2] ?? '', lines[line - 1] ?? '')}`]
}

function wrongQuotes(line: string) {
  if (/^\s*(\/\/|\*|\/\*)/.test(line)) return undefined
  const outside = line.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""')
  if (/[‘’‚“”„«»]/.test(outside.replace(/'(?:[^'\\]|\\.)*'/g, "''")))
    return `the quotation marks are curly, and straight ones are needed. Write ${straight(line)}`
  const marks = outside.match(/(?<!\\)'/g)?.length ?? 0
  if (marks % 2 && /\p{L}'\p{L}/u.test(outside))
    return `the apostrophe ends the text. Write it curly: ${line.trim().replace(/(?<=\p{L})'(?=\p{L})/gu, '’')}`
  return undefined
}

/** As it has to be written; an apostrophe inside a word may be curly. */
const straight = (line: string) => line.trim().replace(/[‘‚“”„«»]|’(?!\p{L})|(?<!\p{L})’/gu, "'")

function usually(before: string, line: string) {
  const above = before.trim()
  const hint =
    /['"\]}\w]$/.test(above) && !/[,{[(]$/.test(above) && above
      ? `, such as a comma at the end of “${above.slice(-40)}”`
      : ''
  return `the file cannot be read from here on. Usually a comma, a quotation mark or a bracket is missing, here or on the line before${hint}. The line is “${line.trim().slice(0, 60)}”.`
}
