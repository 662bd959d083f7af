/** Builds dist/: bundles, every page as a complete document, the files hosts and crawlers ask for, compressed copies. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { site } from '#config'
import { editionOf, sources } from '../app/content/editions.ts'
import { listContent } from '../app/content/list.ts'
import { isListed, type Kind, type Page } from '../app/content/pages/contents.ts'
import { structuredData } from '../app/document/structuredData.ts'
import { finderWords } from '../app/features/finder/makeFiles.ts'
import { routes } from '../app/routes.ts'
import { noteBuild } from './built.ts'
import { placeCatalogs } from './catalogs.ts'
import { type Compression, compress } from './compress.ts'
import { dataFile } from './dataFile.ts'
import { contactCard, robots, sitemap, webManifest } from './discovery.ts'
import { stylesOf } from './editionStyles.ts'
import { fileOf } from './files.ts'
import { type FinderNames, finderNames } from './finder-names.ts'
import { headAssets, neededOffline } from './head.ts'
import { headers } from './headers.ts'
import { imprint } from './imprint.ts'
import { withLeanStyles } from './lean.ts'
import { buildServiceWorker } from './offline.ts'
import { keepPictures } from './pictures.ts'
import { keepPreviews } from './previews.ts'
import { redirects } from './redirects.ts'
import { buildStyles } from './styles.ts'

const dist = 'dist'
const prerenderer = '.cache/prerender'
const quiet = { logLevel: 'warn' } as const
const checks = { bundlerTimings: false }

type How = { compression?: Compression; tell?: (step: string) => void }

/** Each step is told as it begins. */
export async function buildSite({ compression = 'tight', tell = () => {} }: How = {}) {
  tell('styles, components and scripts')
  const indexing = Promise.all(sources.map(finderNames))
  // Whoever waits for it below is told what went wrong.
  indexing.catch(() => {})
  const [styles] = await Promise.all([
    buildStyles(sources.map(({ language }) => language)),
    build({
      ...quiet,
      build: {
        outDir: prerenderer,
        ssr: 'app/document/prerender.tsx',
        copyPublicDir: false,
        rolldownOptions: { checks },
      },
    }),
    build({
      ...quiet,
      build: { outDir: dist, manifest: true, rolldownOptions: { input: 'app/start.ts', checks } },
    }),
  ])
  tell("the finder's index")
  const indexes = await indexing
  const editions = sources.map((source, nth) => {
    const own = stylesOf(styles, source)
    const { index, more: further } = indexes[nth] as FinderNames
    const more = {
      latin: dataFile(`finder-latin-${source.language}`, further.latin),
      others: dataFile(`finder-others-${source.language}`, further.others),
    }
    const data = {
      list: dataFile(`list-${source.language}`, listContent(source)),
      finder: dataFile(`finder-${source.language}`, {
        index,
        ...finderWords(source),
        more: { latin: more.latin.address, others: more.others.address },
      }),
      ...more,
    }
    const clients = {
      list: { data: data.list.address, styles: own.addressOf('list') },
      finder: { data: data.finder.address, styles: own.addressOf('finder') },
    }
    return {
      edition: editionOf(source, clients),
      pages: routes(source),
      styles: own,
      data: Object.values(data),
      manifest: source.words.home.meta.description,
    }
  })

  tell('pages')
  const { render, drawings }: typeof import('../app/document/prerender.tsx') = await import(
    pathToFileURL(resolve(prerenderer, 'prerender.js')).href
  )
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  await removeBundledStyles(manifest)
  for (const { styles, data } of editions)
    for (const { address, text } of [...styles.files, ...data]) await put(address, text)
  for (const { name, bytes } of styles.typefaces) await put(name, bytes)

  const sheets: string[] = []
  for (const { edition, pages, styles } of editions) {
    const written = []
    for (const page of pages) {
      const assets = {
        ...headAssets(manifest, styles, page.kind),
        imprint: imprint(edition),
        data: isListed(page) ? structuredData(page, edition) : undefined,
      }
      written.push({ ...page, html: await render(page, edition, assets) })
    }
    const lean = withLeanStyles(written, styles, dist)
    for (const { path, html } of lean.documents) await put(fileOf(path), html)
    sheets.push(...lean.sheets)
  }
  for (const { address, text } of drawings()) await put(address, text)
  const listed = editions.flatMap(({ edition, pages }) => pages.filter(isListed).map(({ path }) => ({ path, edition })))
  await put('sitemap.xml', sitemap(site, listed))
  await put('robots.txt', robots(site))
  for (const { edition, manifest } of editions)
    await put(`${edition.prefix}/site.webmanifest`, webManifest(edition, manifest))
  await put('contact.vcf', contactCard(site))
  await put('_headers', headers(site, sheets))
  await put(
    '_redirects',
    redirects(
      listed.map(({ path }) => path),
      sources.map(({ prefix }) => prefix),
    ),
  )
  await buildServiceWorker(site, dist, {
    editions: editions.map((one) => ({
      ...one.edition,
      documents: keptOffline(one),
      needed: neededOffline(manifest, one.styles, one.edition),
      files: [
        ...[...one.styles.files, ...one.data].map(({ address }) => address),
        ...one.styles.typefaces.map(({ name }) => `/${name}`),
      ],
    })),
  })
  await placeCatalogs(dist)
  await keepPreviews(dist, sources)
  await keepPictures(dist)
  await rm(join(dist, '.vite'), { recursive: true })
  tell('compressed copies')
  await compress(dist, compression)
  return listed.length
}

/** The main pages are kept ahead of any visit; others once they have been seen. */
const keptAhead: Kind[] = ['home', 'about', 'products', 'category', 'freshCategory', 'allProducts', 'contact']
const keptOffline = ({ pages }: { pages: Page[] }) =>
  pages.filter(({ kind }) => keptAhead.includes(kind)).map(({ path }) => path)

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

/** Builds, a line a step, and notes what it was built of. */
export async function buildAndTell(compression: Compression) {
  const started = performance.now()
  const done = noteBuild(site)
  const pages = await buildSite({ compression, tell: (step) => console.log(`Building: ${step}`) })
  done()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built ${pages} pages, the 404 page and the offline page into dist/ in ${seconds} s`)
}

if (import.meta.main) await buildAndTell('tight')
