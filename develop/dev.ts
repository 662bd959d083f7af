/** Serves the site while it is being written: pages rendered on request, changes shown at once, slips said at once. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createLogger, createServer as createVite, normalizePath, type ViteDevServer } from 'vite'
import { brochureFile } from '../app/i18n/printing.ts'
import type { Source } from '../app/i18n/source.ts'
import { checkContent, loadContent, tell } from '../publish/check-content.ts'
import { faces, shell } from '../publish/styles/bundle.ts'
import { slipsPage, watchContent } from './slips.ts'

type Prerenderer = typeof import('../app/document/prerender.tsx')

const port = Number(process.env.PORT ?? 3000)
const dataFolder = '/data'
const customLogger = createLogger()
const { error: log } = customLogger
// Whoever asked for the module gets the error, and says it better.
customLogger.error = (text, options) => text.includes('Error when evaluating SSR module') || log(text, options)
const vite: ViteDevServer = await createVite({
  customLogger,
  // Tests make copies of the project in .cache: they are no changes.
  server: {
    middlewareMode: true,
    watch: { ignored: ['.cache', 'dist'].map((folder) => `${normalizePath(resolve(folder))}/**`) },
  },
  appType: 'custom',
  // Found only when the first component comes, React would have the page loaded anew under the visitor's hands.
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
}).catch(async (error: unknown) => {
  // The company's configuration is read here: a slip in it is a sentence like any other.
  if (tell(await checkContent())) throw error
  process.exit(1)
})
const { site } = await import('#config')
const load = (file: string) => vite.ssrLoadModule(`/${file}`)
const content = watchContent(vite, () => checkContent(load))

// What stands in the browser came as HTML: React, which would take a changed component over, is not there.
vite.watcher.on('change', (file) => {
  if (/\.(tsx|css)$/.test(file)) vite.ws.send({ type: 'full-reload' })
})

/** The content as it is now in the files. */
async function read() {
  const { sources, editionOf, routes } = await loadContent(load)
  const client = (name: string) => ({ data: `${dataFolder}/${name}.json`, styles: '' })
  return sources.map((source) => ({
    source,
    edition: editionOf(source, {
      list: client(`list-${source.language}`),
      finder: client(`finder-${source.language}`),
    }),
    pages: routes(source),
  }))
}

/** The data of a client component. The finder's index takes a second or two: it is made when the finder is used. */
async function dataAt(path: string) {
  const { sources } = await loadContent(load)
  const source = sources.find(({ language }) => path.endsWith(`-${language}.json`))
  if (!source) return undefined
  if (path.startsWith(`${dataFolder}/finder-`)) return finderDataAt(path, source)
  const { listContent } = (await load(
    'app/features/list/listContent.ts',
  )) as typeof import('../app/features/list/listContent.ts')
  return listContent(source)
}

async function finderDataAt(path: string, source: Source) {
  const { makeFiles, finderWords } = (await load(
    'app/features/finder/makeFiles.ts',
  )) as typeof import('../app/features/finder/makeFiles.ts')
  const { index, more } = makeFiles(source)
  const letters = (['latin', 'others'] as const).find((one) => path.includes(`/finder-${one}-`))
  const addressOf = (one: string) => `${dataFolder}/finder-${one}-${source.language}.json`
  return letters
    ? more[letters]
    : { index, ...finderWords(source), more: { latin: addressOf('latin'), others: addressOf('others') } }
}

/** The build gives the brochure the company's name; here it is read from where it is committed. */
async function brochureAt(path: string) {
  const edition = (await read()).find(({ edition }) => edition.brochure?.path === path)?.edition
  return edition && readFile(`public/${brochureFile(edition.lang)}`)
}

async function documentOf(path: string) {
  const { render } = (await load('app/document/prerender.tsx')) as Prerenderer
  const editions = await read()
  const found = editions.flatMap(({ source, edition, pages }) => pages.map((page) => ({ source, edition, page })))
  const asked = found.find(({ page }) => page.path === path)
  const isIn = ({ prefix }: { prefix: string }) => `${path}/`.startsWith(`${prefix}/`)
  const shown = asked ?? found.findLast(({ page, edition }) => page.kind === 'notFound' && isIn(edition))
  if (!shown) throw new Error('There is no 404 page')
  // Of the components only the styles are wanted: the HTML is here.
  const scripts = [shell, ...shown.page.files, 'app/start.ts'].map((file) => `/${file}`)
  const html = await render(shown.page, shown.edition, { sheets: [`/${faces[shown.source.language].sheet}`], scripts })
  return { status: asked ? 200 : 404, html: await vite.transformIndexHtml(path, html) }
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      if (pathname.startsWith(`${dataFolder}/`)) {
        const data = await dataAt(pathname)
        response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(data))
        return
      }
      const brochure = await brochureAt(pathname)
      if (brochure) {
        response.writeHead(200, { 'content-type': 'application/pdf' }).end(brochure)
        return
      }
      const { status, html } = await documentOf(pathname)
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      const { problems } = await content.findings()
      if (!problems.length) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
      }
      const page = slipsPage(problems.length ? problems : [String(error)])
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
        .end(await vite.transformIndexHtml(pathname, page))
    }
  })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  console.error(
    busy
      ? `Port ${port} is in use. Stop what runs there, or choose another, such as PORT=3001 in the file .env.`
      : error,
  )
  process.exit(1)
})
server.listen(port, () => console.log(`${site.brand} (development) is at http://localhost:${port}`))
