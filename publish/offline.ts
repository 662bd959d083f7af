import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '#config/variables.ts'
import { fileOf } from './files.ts'
import { nameOf } from './words.ts'

type Kept = {
  /** The pages that can be read without ever having been opened. Others are kept once they have been. */
  documents: string[]
  /** What even a visitor who saves data keeps. */
  needed: string[]
  /** The folder with the words of all pages. */
  words: string
}

/** Writes the service worker, with the list of what it keeps. A site without one clears what browsers kept of it. */
export async function buildServiceWorker(site: SiteConfig, folder: string, { documents, needed, words }: Kept) {
  const worker = site.offline ? 'service-worker' : 'retired-worker'
  const editions = (await readdir(join(folder, words))).filter((name) => name.startsWith('edition-'))
  const spoken = [...editions, ...documents.map((path) => `${nameOf(path)}.json`)].map((name) => `${words}/${name}`)
  const text = [...documents, ...spoken, ...(await filesOf(folder))].filter((path) => !needed.includes(path))
  const version = await versionOf(folder, [...needed, ...text])
  await build({
    logLevel: 'warn',
    define: { __SHELF__: JSON.stringify({ version, needed, text }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `app/offline/worker/${worker}.ts`,
        output: { entryFileNames: 'service-worker.js', format: 'iife', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  })
}

/** Scripts, styles, typefaces, the contact card, and the picture that stands in for missing heroes, once in each shape. */
async function filesOf(folder: string) {
  const assets = await readdir(join(folder, 'assets'), { withFileTypes: true })
  const pictures = await readdir(join(folder, 'pictures'))
  return [
    ...assets.filter((entry) => entry.isFile()).map(({ name }) => `/assets/${name}`),
    ...pictures.filter((name) => /^stock-\w+-(wide-800|tall-480)\.avif$/.test(name)).map((name) => `/pictures/${name}`),
    '/contact.vcf',
  ].sort()
}

/** The same files make the same version, whoever builds it. */
async function versionOf(folder: string, paths: string[]) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(await readFile(join(folder, fileOf(path))))
  return hash.digest('hex').slice(0, 12)
}
