import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '#config/variables.ts'
import type { Introduced } from '../../app/i18n/edition.ts'
import { fileOf } from '../pages/files.ts'

type KeptEdition = Pick<Introduced, 'lang' | 'prefix'> & {
  /** The pages that can be read without ever having been opened. Others are kept once they have been. */
  documents: string[]
  /** What even a visitor who saves data keeps. */
  needed: string[]
  /** Style sheets, typefaces and the data of client components. */
  files: string[]
}

/** Writes the service worker, with the list of what it keeps. A site without one clears what browsers kept of it. */
export async function buildServiceWorker(site: SiteConfig, folder: string, editions: KeptEdition[]) {
  const worker = site.offline ? 'service-worker' : 'retired-worker'
  const all = await filesOf(folder)
  const shelves = editions.map(({ lang, prefix, documents, needed, files }) => {
    const text = [...documents, ...all, ...files].filter((path) => !needed.includes(path))
    return { lang, prefix, needed, text }
  })
  const version = await versionOf(folder, [...new Set(shelves.flatMap(({ needed, text }) => [...needed, ...text]))])
  await build({
    define: { __SHELF__: JSON.stringify({ version, shelves }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `app/features/offline/worker/${worker}.ts`,
        output: { entryFileNames: 'service-worker.js', format: 'iife', codeSplitting: false },
      },
    },
  })
}

/** Of every edition: scripts, the contact card, and the picture that stands in for missing heroes, once in each shape. */
async function filesOf(folder: string) {
  const assets = await readdir(join(folder, 'assets'), { withFileTypes: true })
  const pictures = await readdir(join(folder, 'pictures'))
  return [
    ...assets.filter((entry) => entry.isFile() && /\.js$/.test(entry.name)).map(({ name }) => `/assets/${name}`),
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
