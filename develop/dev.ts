/** Serves the site while it is being written: pages rendered on request, changes shown at once, slips said at once. */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createLogger, createServer as createVite, normalizePath, type ViteDevServer } from 'vite'
import { forClients } from '../app/i18n/clients.ts'
import { checkContent, loadContent, tell } from '../publish/check-content.ts'
import { faces, shell } from '../publish/styles/bundle.ts'
import { pathOf } from '../server/http.ts'
import { slipsPage, watchContent } from './slips.ts'

const port = Number(process.env.PORT ?? 3000)
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

/** The content as it is now in the files, and the data of client components, made when they are asked for. */
async function read() {
  const { sources, editionOf, routes } = await loadContent(load)
  const { giveData } = (await load('publish/pages/edition.ts')) as typeof import('../publish/pages/edition.ts')
  const data = new Map<string, () => unknown>()
  const pages = sources.flatMap((source) => {
    const { clients, seasons } = giveData(source, (name, make) => {
      data.set(`/data/${name}.json`, make)
      return `/data/${name}.json`
    })
    const found = forClients((name) => ({ data: clients[name], styles: '' }))
    const edition = editionOf(source, found, seasons)
    return routes(source).map((page) => ({ page, source, edition }))
  })
  return { data, pages }
}

type Answer = { status: number; headers: Record<string, string>; body?: string }

async function answerTo(path: string): Promise<Answer> {
  const { data, pages } = await read()
  const make = data.get(path)
  if (make) return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(make()) }
  const offering = pages.find(({ edition }) => edition.brochure?.path === path)
  if (offering) {
    const { brochureFile } = (await load('app/i18n/printing.ts')) as typeof import('../app/i18n/printing.ts')
    // The build gives the brochure the company's name; here it stands where it is committed.
    return { status: 302, headers: { location: `/${brochureFile(offering.edition.lang)}` } }
  }

  const asked = pages.find(({ page }) => page.path === path)
  const isIn = ({ prefix }: { prefix: string }) => `${path}/`.startsWith(`${prefix}/`)
  const shown = asked ?? pages.findLast(({ page, edition }) => page.kind === 'notFound' && isIn(edition))
  if (!shown) throw new Error('There is no 404 page')
  const { render } = (await load('app/document/prerender.tsx')) as typeof import('../app/document/prerender.tsx')
  // Of the components only the styles are wanted: the HTML is here.
  const scripts = [shell, ...shown.page.files, 'app/start.ts'].map((file) => `/${file}`)
  const html = await render(shown.page, shown.edition, { sheets: [`/${faces[shown.source.language].sheet}`], scripts })
  return { status: asked ? 200 : 404, headers: inHtml, body: await vite.transformIndexHtml(path, html) }
}

const inHtml = { 'content-type': 'text/html; charset=utf-8' }

/** What is wrong, in place of a page that cannot be drawn. */
async function answerWithSlips(path: string, error: unknown): Promise<Answer> {
  const { problems } = await content.findings()
  if (!problems.length) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
  }
  const page = slipsPage(problems.length ? problems : [String(error)])
  return { status: 500, headers: inHtml, body: await vite.transformIndexHtml(path, page) }
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const path = pathOf(request)
    const answer = await answerTo(path)
      .catch((error: unknown) => answerWithSlips(path, error))
      // An address that is not written correctly has not even a page of slips.
      .catch((error: unknown): Answer => ({ status: 400, headers: {}, body: `${error}\n` }))
    response.writeHead(answer.status, answer.headers).end(answer.body)
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
