/** Builds dist/: bundles, every page as a complete document, the files hosts and crawlers ask for, compressed copies. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { site } from '../site.config.ts'
import { compress } from './compress.ts'
import { contactCard, robots, sitemap, webManifest } from './discovery.ts'
import { headers } from './headers.ts'
import { buildServiceWorker } from './offline.ts'
import { redirects } from './redirects.ts'

const dist = 'dist'
const prerenderer = '.cache/prerender'
/** Documents that no link leads to. */
const unlisted = ['/404', '/offline']
const quiet = { logLevel: 'warn' } as const
const checks = { bundlerTimings: false }

export async function buildSite() {
  await build({
    ...quiet,
    build: { outDir: dist, manifest: true, rolldownOptions: { input: 'app/start.ts', checks } },
  })
  await build({
    ...quiet,
    build: { outDir: prerenderer, ssr: 'app/prerender.tsx', copyPublicDir: false, rolldownOptions: { checks } },
  })

  const { render, paths, structuredData }: typeof import('../app/prerender.tsx') = await import(
    pathToFileURL(resolve(prerenderer, 'prerender.js')).href
  )
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const styles = await takeStyles(manifest)

  const assets = headAssets(manifest, styles)
  const documentOf = async (path: string, data = '') =>
    (await render(path)).replace('</head>', () => `${assets}${data}</head>`)
  for (const path of paths) {
    const data = `<script type="application/ld+json">${JSON.stringify(structuredData(path)).replaceAll('<', '\\u003c')}</script>`
    await put(fileOf(path), await documentOf(path, data))
  }
  for (const path of unlisted) await put(fileOf(path), await documentOf(path))
  await put('sitemap.xml', sitemap(site, paths))
  await put('robots.txt', robots(site))
  await put('site.webmanifest', webManifest(site))
  await put('contact.vcf', contactCard(site))
  await put('_headers', headers(site, styles))
  await put('_redirects', redirects(paths))
  await buildServiceWorker(site, dist, paths, neededOffline(manifest))
  await rm(join(dist, '.vite'), { recursive: true })
  await compress(dist)
  return paths.length
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

async function put(name: string, content: string) {
  const file = join(dist, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** All styles go into the pages, so that the first paint waits for nothing else. */
async function takeStyles(manifest: Manifest) {
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  if (!sheet) throw new Error('The build made no style sheet')
  const styles = await readFile(join(dist, sheet.file), 'utf8')
  await rm(join(dist, sheet.file))
  return styles.trim()
}

/** What even a visitor who saves data keeps: the offline page, alive. */
function neededOffline(manifest: Manifest) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/browser.tsx', 'app/pages/Offline.tsx'])
  return ['/offline', ...[...fontsOf(manifest), ...new Set(scripts)].map((file) => `/${file}`)]
}

const fontsOf = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'))

function headAssets(manifest: Manifest, styles: string) {
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return [
    ...fontsOf(manifest).map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<style>${styles}</style>`,
    ...importsOf(manifest, entry.imports).map(
      (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
    ),
    `<script type="module" src="/${entry.file}" fetchpriority="low" async></script>`,
  ].join('')
}

function importsOf(manifest: Manifest, keys: string[] = []): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...importsOf(manifest, chunk.imports)] : []
  })
}

if (import.meta.main) {
  const started = performance.now()
  const pages = await buildSite()
  console.log(
    `Built ${pages} pages, the 404 page and the offline page into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
