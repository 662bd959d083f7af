import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { SiteConfig } from '#config/variables.ts'

const note = '.cache/built'
const sources = [
  '{package-lock,tsconfig}.json',
  'vite.config.ts',
  '{app,artwork,config,content,pictures,protocol,public,publish}/**/*',
]

/**
 * Whether dist/ is what a build would write now: `npm start` then begins at once, where check and build take a dozen
 * seconds. The day of issue may be an earlier one: it is the day of the build.
 */
export const isBuilt = (site: SiteConfig) =>
  existsSync(note) && readFileSync(note, 'utf8') === `${inputs(site)} ${output()}`

/** To be called before a build; what it answers, after it. */
export function noteBuild(site: SiteConfig) {
  rmSync(note, { force: true })
  // What is changed while the build runs may not be in it.
  const before = inputs(site)
  return () => {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(note, `${before} ${output()}`)
  }
}

/** Everything that a build is made of. */
function inputs(site: SiteConfig) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([site, process.version, new Date().getFullYear()]))
  for (const file of filesIn(sources)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** What stands in dist/: somebody may have written there, or taken something away. */
function output() {
  const hash = createHash('sha256')
  for (const file of filesIn(['dist/**/*'])) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const filesIn = (patterns: string[]) =>
  globSync(patterns)
    .filter((file) => !file.endsWith('.test.ts') && statSync(file).isFile())
    .sort()
