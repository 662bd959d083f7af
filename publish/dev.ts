/** Serves the site while it is being written: pages rendered on request, changes shown at once. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { site } from '#config'
import { wordFiles } from './words.ts'

const port = Number(process.env.PORT ?? 3000)
const wordsFolder = '/words'
const vite = await createVite({
  server: { middlewareMode: true },
  appType: 'custom',
  define: { __WORDS__: JSON.stringify(wordsFolder) },
})

/** The content as it is now in the files. */
async function read() {
  const { editionOf, sources } = (await vite.ssrLoadModule(
    '/app/content/editions.ts',
  )) as typeof import('../app/content/editions.ts')
  const { routes } = (await vite.ssrLoadModule('/app/routes.ts')) as typeof import('../app/routes.ts')
  return sources.map((source) => ({ edition: editionOf(source), pages: routes(source) }))
}

async function words(path: string) {
  const { files } = wordFiles(await read(), () => '')
  return files.find(({ name }) => path === `${wordsFolder}/${name}.json`)?.text
}

async function documentOf(path: string) {
  const { render } = (await vite.ssrLoadModule('/app/prerender.tsx')) as typeof import('../app/prerender.tsx')
  const editions = await read()
  const found = editions.flatMap(({ edition, pages }) => pages.map((page) => ({ edition, page })))
  const asked = found.find(({ page }) => page.path === path)
  const shown = asked ?? found.find(({ page }) => page.kind === 'notFound')
  if (!shown) throw new Error('There is no 404 page')
  const html = await render(shown.page, shown.edition)
  const script = '<script type="module" src="/app/start.ts"></script>'
  return {
    status: asked ? 200 : 404,
    html: await vite.transformIndexHtml(path, html.replace('</head>', `${script}</head>`)),
  }
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname.startsWith(`${wordsFolder}/`)) {
        const text = await words(pathname)
        response.writeHead(text ? 200 : 404, { 'content-type': 'application/json' }).end(text)
        return
      }
      const { status, html } = await documentOf(pathname)
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
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
