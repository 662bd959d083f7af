import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#config/variables.ts'

const note = '.cache/built'
const dist = 'dist'
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
const folders = ['app', 'artwork', 'config', 'pictures', 'public', 'publish']

/** Whether dist/ is what a build would write now. The day of issue may be an earlier one: it is the day of the build. */
export const isBuilt = (site: SiteConfig) =>
  existsSync(note) && readFileSync(note, 'utf8') === noteOf(inputs(site), output())

/** To be called before a build; what it answers, after it. */
export function noteBuild(site: SiteConfig) {
  rmSync(note, { force: true })
  // What is changed while the build runs may not be in it.
  const before = inputs(site)
  return () => {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(note, noteOf(before, output()))
  }
}

const noteOf = (inputs: string, output: string) => `${inputs} ${output}`

/** Everything that a build is made of. */
function inputs(site: SiteConfig) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([site, process.version, new Date().getFullYear()]))
  for (const file of [...files.filter((file) => existsSync(file)), ...folders.flatMap(filesIn)])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** What stands in dist/: somebody may have written there, or taken something away. */
function output() {
  const hash = createHash('sha256')
  for (const file of filesIn(dist)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : []
