/** Builds dist/: bundles, every page as a complete document, the files hosts and crawlers ask for, compressed copies. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { site } from '#config'
import { editionOf, sources } from '../app/content/editions.ts'
import { listContent } from '../app/content/list.ts'
import { finderFile } from '../app/find/pack.ts'
import { isListed, type Kind, type Page } from '../app/page.ts'
import { routes } from '../app/routes.ts'
import { structuredData } from '../app/seo/structuredData.ts'
import { placeCatalogs } from './catalogs.ts'
import { compress } from './compress.ts'
import { contactCard, robots, sitemap, webManifest } from './discovery.ts'
import { fileOf } from './files.ts'
import { headAssets, neededOffline } from './head.ts'
import { headers } from './headers.ts'
import { imprint } from './imprint.ts'
import { buildServiceWorker } from './offline.ts'
import { apart } from './paper.ts'
import { redirects } from './redirects.ts'
import { buildStyles, type Part } from './styles.ts'
import { wordFiles } from './words.ts'

const dist = 'dist'
const prerenderer = '.cache/prerender'
const quiet = { logLevel: 'warn' } as const
const checks = { bundlerTimings: false }

export async function buildSite() {
  const styles = await buildStyles()
  const paper: Record<string, string> = Object.fromEntries(
    Object.entries(styles.kinds).map(([kind, text]) => [
      `paper-${kind}`,
      apart(styles.shell).paper + apart(text).paper,
    ]),
  )
  const sheets = Object.entries({ ...styles.kinds, ...styles.parts, ...paper }).map(([of, text]) => ({
    of,
    name: sheetName(of, text),
    text,
  }))
  const sheetOf = (of: Kind | Part | `paper-${Kind}`) => `/${sheets.find((sheet) => sheet.of === of)?.name}`
  const editions = sources.map((source) => ({
    edition: editionOf(source),
    pages: routes(source),
    finder: finderFile(source, sheetOf('finder')),
    list: listContent(source, sheetOf('list')),
  }))
  const words = wordFiles(editions, ({ kind }) => sheetOf(kind))

  await build({
    ...quiet,
    define: { __WORDS__: JSON.stringify(words.folder) },
    build: { outDir: dist, manifest: true, rolldownOptions: { input: 'app/start.ts', checks } },
  })
  await build({
    ...quiet,
    build: { outDir: prerenderer, ssr: 'app/prerender.tsx', copyPublicDir: false, rolldownOptions: { checks } },
  })
  const { render }: typeof import('../app/prerender.tsx') = await import(
    pathToFileURL(resolve(prerenderer, 'prerender.js')).href
  )
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  await removeBundledStyles(manifest)
  for (const { name, text } of sheets) await put(name, text)
  for (const { name, bytes } of styles.typefaces) await put(name, bytes)
  for (const { name, text } of words.files) await put(`${words.folder}/${name}.json`, text)

  for (const { edition, pages } of editions)
    for (const page of pages) {
      const assets = {
        ...headAssets(manifest, styles, page.kind, sheetOf(`paper-${page.kind}`)),
        imprint: imprint(edition),
        data: isListed(page) ? structuredData(page, edition) : undefined,
      }
      await put(fileOf(page.path), await render(page, edition, assets))
    }
  const listed = editions.flatMap(({ pages }) => pages.filter(isListed).map(({ path }) => path))
  await put('sitemap.xml', sitemap(site, listed))
  await put('robots.txt', robots(site))
  await put('site.webmanifest', webManifest(site))
  await put('contact.vcf', contactCard(site))
  await put(
    '_headers',
    headers(
      site,
      [styles.shell, ...Object.values(styles.kinds)].map((sheet) => apart(sheet).screen),
    ),
  )
  await put('_redirects', redirects(listed))
  await buildServiceWorker(site, dist, {
    documents: editions.flatMap(keptOffline),
    needed: neededOffline(manifest, styles),
    words: words.folder,
  })
  await placeCatalogs(dist)
  await rm(join(dist, '.vite'), { recursive: true })
  await compress(dist)
  return listed.length
}

/** The main pages are kept ahead of any visit; others once they have been seen. */
const keptAhead: Kind[] = ['home', 'about', 'products', 'category', 'allProducts', 'contact']
const keptOffline = ({ pages }: { pages: Page[] }) =>
  pages.filter(({ kind }) => keptAhead.includes(kind)).map(({ path }) => path)

const sheetName = (kind: string, text: string) =>
  `assets/${kind}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`

async function put(name: string, content: string | Uint8Array) {
  const file = join(dist, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** They are in the pages, and in a file for each kind of page. */
async function removeBundledStyles(manifest: Manifest) {
  for (const { file, css = [] } of Object.values(manifest))
    for (const sheet of [file, ...css].filter((name) => name.endsWith('.css')))
      await rm(join(dist, sheet), { force: true })
}

if (import.meta.main) {
  const started = performance.now()
  const pages = await buildSite()
  console.log(
    `Built ${pages} pages, the 404 page and the offline page into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
