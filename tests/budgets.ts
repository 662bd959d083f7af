/**
 * Weighs what the build has compressed against its budgets, in KB as they are sent. Prints the heaviest page of each
 * budget; exits 1 when one is broken. What pictures add to a first load is measured by `npm run bench`.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

const most = {
  page: 16,
  home: 18,
  guide: 22,
  'start script': 6,
  // An italic for scientific names (9 KB) and Arabic names (8 KB) are fetched by the pages that have them.
  typefaces: 60,
  // What its sheets name. 8 KB of that, a face for Arabic names on English guides, are never fetched.
  'Arabic typefaces': 78,
  'finder beside React': 20,
  "finder's further names": 46,
}
type Budget = keyof typeof most

if (!existsSync('dist/index.html.br')) throw new Error('There is no dist/ to weigh: run `npm run build` first.')

const broken: string[] = []
const heaviest = new Map<Budget, { what: string; weight: number }>()

function weigh(what: string, budget: Budget, files: Iterable<string>) {
  const weight = [...files].reduce((sum, file) => sum + sent(file), 0) / 1000
  if (weight > (heaviest.get(budget)?.weight ?? 0)) heaviest.set(budget, { what, weight })
  // To the tenth that is told.
  if (Number(weight.toFixed(1)) > most[budget])
    broken.push(`${what}: ${weight.toFixed(1)} KB, as ${budget} ${most[budget]} are allowed`)
}

const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
const assetsIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => `dist/assets/${name}`))

/** Scripts and all that they import before they run. */
function withImports(files: Iterable<string>) {
  const found = new Set(files)
  for (const file of found)
    for (const next of assetsIn(readFileSync(file, 'utf8'), /from"\.\/([^"]+)"/g)) found.add(next)
  return found
}

function budgetOf(path: string): Budget {
  if (/^(ar\/)?(index|ar)$/.test(path)) return 'home'
  // The list of all products is as long as a guide.
  return /^(ar\/)?products\/(all|\w+\/.+)$/.test(path) ? 'guide' : 'page'
}

/** The newest file of each name: those of earlier builds stay beside them for some weeks. */
function latest(pattern: string) {
  const newestFirst = globSync(pattern).sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  const byName = Map.groupBy(newestFirst, (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
  return [...byName.values()].flatMap(([newest]) => newest ?? [])
}

for (const file of globSync('dist/**/*.html')) {
  const path = file.replaceAll('\\', '/').slice('dist/'.length, -'.html'.length)
  const html = readFileSync(file, 'utf8')
  weigh(path, budgetOf(path), [file])
  weigh(path, 'start script', withImports(assetsIn(html, /<script type="module" src="\/assets\/([^"]+)"/g)))
  weigh(path, /^ar(\/|$)/.test(path) ? 'Arabic typefaces' : 'typefaces', assetsIn(html, /\/assets\/([\w.-]+\.woff2)/g))
  if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")/.test(html))
    broken.push(`${path}: it has an inline script, none is allowed`)
}

// React is a file that others need, too.
const before = withImports(latest('dist/assets/{start,react}-*.js'))
const finder = [...withImports(latest('dist/assets/Answers-*.js'))].filter((file) => !before.has(file))
for (const index of latest('dist/assets/finder-{en,ar}-*.json')) weigh(index, 'finder beside React', [index, ...finder])
for (const names of latest('dist/assets/finder-{latin,others}-*.json')) weigh(names, "finder's further names", [names])

console.table(
  Object.fromEntries(
    [...heaviest].map(([budget, { what, weight }]) => [
      budget,
      { 'at most KB': most[budget], 'heaviest KB': Number(weight.toFixed(1)), which: what },
    ]),
  ),
)
for (const line of broken) console.error(line)
process.exitCode = broken.length ? 1 : 0
