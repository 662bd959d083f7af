import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from './configure.ts'
import { fileOf } from './files.ts'

/** Writes the service worker, with the list of what it keeps. A site without one clears what browsers kept of it. */
export async function buildServiceWorker(site: SiteConfig, folder: string, documents: string[], needed: string[]) {
  const worker = site.offline === 'no' ? 'retired-worker' : 'service-worker'
  const files = await filesOf(folder)
  const text = [...documents, ...files].filter((path) => !needed.includes(path))
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

/** Scripts, typefaces, the contact card, and the picture that stands in for missing heroes, once in each shape. */
async function filesOf(folder: string) {
  const assets = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true })
  const pictures = await readdir(join(folder, 'pictures'))
  return [
    ...assets
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${join(relative(folder, parentPath), name)}`),
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
