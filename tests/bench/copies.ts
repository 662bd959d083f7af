import { globSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { buildSite } from '../../publish/build.ts'
import { compress } from '../../publish/compress.ts'

export const ways = ['ours', 'client-rendered', 'zero-script'] as const
export type Way = (typeof ways)[number]

export const folderOf = (way: Way) => join('.cache/bench', way)

/** The site three times: as it is, rendered by the browser alone, and without scripts. */
export async function buildCopies() {
  await rm('.cache/bench', { recursive: true, force: true })
  await buildSite()
  await cp('dist', folderOf('ours'), { recursive: true })
  await takeScriptsOut()
  await renderInBrowser()
}

async function takeScriptsOut() {
  const folder = folderOf('zero-script')
  await cp('dist', folder, { recursive: true })
  for await (const page of glob(join(folder, '**/*.html'))) {
    const html = await readFile(page, 'utf8')
    await writeFile(page, html.replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, ''))
  }
  await compress(folder)
}

/** The way most would build it: one empty document for all addresses, styles in a file, a chunk for each page. */
async function renderInBrowser() {
  const folder = folderOf('client-rendered')
  const entry = 'tests/bench/spa/index.html'
  const words = await copyWords(folder)
  await build({
    logLevel: 'warn',
    define: { __WORDS__: JSON.stringify(words) },
    build: { outDir: folder, emptyOutDir: false, rolldownOptions: { input: entry, checks: { bundlerTimings: false } } },
  })
  const shell = await readFile(join(folder, entry), 'utf8')
  await rm(join(folder, 'tests'), { recursive: true })
  for await (const page of glob('**/*.html', { cwd: 'dist' })) {
    await mkdir(dirname(join(folder, page)), { recursive: true })
    await writeFile(join(folder, page), shell)
  }
  for (const name of ['robots.txt', 'site.webmanifest']) await cp(join('dist', name), join(folder, name))
  const headers = await readFile('dist/_headers', 'utf8')
  await writeFile(join(folder, '_headers'), headers)
  await compress(folder)
}

/** The same words; the bundle of this copy brings all styles itself. */
async function copyWords(folder: string) {
  for await (const file of glob('assets/words-*/**/*.json', { cwd: 'dist' })) {
    const parcel = JSON.parse(await readFile(join('dist', file), 'utf8'))
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), JSON.stringify('styles' in parcel ? { ...parcel, styles: '' } : parcel))
  }
  return `/${globSync('assets/words-*', { cwd: 'dist' })[0]}`
}
