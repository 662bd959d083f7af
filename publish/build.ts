/** Builds dist/: bundles, every page as a complete document, the files hosts and crawlers ask for, compressed copies. */
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { site } from '#config'
import { headersFile } from '#protocol/headers.ts'
import { refusalFile } from '#protocol/refusalPage.ts'
import { structuredData } from '../app/document/structuredData.ts'
import { sources } from '../app/i18n/editions.ts'
import type { Page } from '../app/routes.ts'
import { noteBuild } from './fingerprint.ts'
import { type Compression, compress } from './hosts/compress.ts'
import { contactCard, robots, sitemap, webManifest } from './hosts/discovery.ts'
import { earlierAssets } from './hosts/earlier-assets.ts'
import { forHosts, headerRules, redirects, speculationRules } from './hosts/headers.ts'
import { buildServiceWorker } from './hosts/service-worker.ts'
import { headAssets, imprint, neededOffline, type Published, publishedEdition } from './pages/edition.ts'
import { fileOf } from './pages/files.ts'
import { placeBrochures, removePictures, removePreviews } from './pages/public-files.ts'
import { refusalPages } from './pages/refusals.ts'
import { buildStyles } from './styles/bundle.ts'

const dist = 'dist'
const prerenderer = '.cache/prerender'

type Prerenderer = typeof import('../app/document/prerender.tsx')

/** Builds, a line a step, and notes what it was built of. */
export async function buildAndTell(compression: Compression = 'tight') {
  const started = performance.now()
  const noteDone = noteBuild(site)
  tell('styles, components and scripts')
  const earlier = earlierAssets(dist)
  await earlier.setAside()
  const [styles] = await Promise.all([
    buildStyles(sources.map(({ language }) => language)),
    build({ build: { outDir: prerenderer, ssr: 'app/document/prerender.tsx', copyPublicDir: false } }),
    build({
      build: {
        outDir: dist,
        manifest: true,
        rolldownOptions: { input: 'app/start.ts', preserveEntrySignatures: 'allow-extension' },
      },
    }),
  ])
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  // They are in the pages, and in a file for each kind of page.
  for (const sheet of globSync(`${dist}/assets/*.css`)) await rm(sheet)
  for (const { name, bytes } of styles.typefaces) await put(name, bytes)

  tell("the finder's index")
  const prerender: Prerenderer = await import(pathToFileURL(resolve(prerenderer, 'prerender.js')).href)
  const editions = sources.map((source) => publishedEdition(source, styles, prerender.routes(source)))
  for (const { address, text } of editions.flatMap(({ files }) => files)) await put(address, text)

  tell('pages')
  await putPages(prerender, editions, manifest)

  await putForHosts(editions)
  await buildServiceWorker(
    site,
    dist,
    editions.map(({ edition: { lang, prefix }, pages, styles, files }) => ({
      lang,
      prefix,
      documents: pages.filter(isKeptAhead).map(({ path }) => path),
      needed: neededOffline(manifest, styles, prefix),
      files: [...files.map(({ address }) => address), ...styles.typefaces.map(({ name }) => `/${name}`)],
    })),
  )
  await placeBrochures(dist, sources)
  await removePreviews(dist, sources)
  await removePictures(dist)
  await rm(join(dist, '.vite'), { recursive: true })
  tell('compressed copies')
  await compress(dist, compression)
  await earlier.bringBack()
  noteDone()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built ${listed(editions).length} pages, the 404 page and the offline page into dist/ in ${seconds} s`)
}

const tell = (step: string) => console.log(`Building: ${step}`)

/** Guides are kept for reading offline once they have been seen, all other pages ahead of any visit. */
const isKeptAhead = ({ kind, isListed }: Page) => isListed && kind !== 'guide'

async function putPages({ render }: Prerenderer, editions: Published[], manifest: Manifest) {
  for (const { edition, pages, styles } of editions)
    for (const page of pages) {
      const assets = {
        ...headAssets(manifest, styles, page),
        imprint: imprint(edition),
        data: page.isListed ? structuredData(page, edition) : undefined,
      }
      await put(fileOf(page.path), await render(page, edition, assets))
    }
}

const listed = (editions: Published[]) =>
  editions.flatMap(({ edition, pages }) =>
    pages.filter(({ isListed }) => isListed).map(({ path }) => ({ path, edition })),
  )

async function putForHosts(editions: Published[]) {
  const pages = listed(editions)
  const inPages = editions.flatMap(({ styles: { shell, kinds } }) => [shell, ...Object.values(kinds)])
  const sheets = inPages.map(({ screen }) => screen)
  await put('sitemap.xml', sitemap(site, pages))
  await put('robots.txt', robots(site))
  await put('contact.vcf', contactCard(site))
  for (const { edition, source } of editions)
    await put(`${edition.prefix}/site.webmanifest`, webManifest(edition, source.words.home.meta.description))
  await put(speculationRules.address, speculationRules.text)
  const rules = headerRules(site, sheets)
  await put('_headers', forHosts(rules))
  await put(headersFile, JSON.stringify(rules))
  await put(refusalFile, JSON.stringify(refusalPages(sources, site)))
  await put('_redirects', redirects(pages, sources))
}

async function put(name: string, content: string | Uint8Array) {
  const file = join(dist, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

if (import.meta.main) await buildAndTell()
