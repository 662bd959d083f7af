/** Serves the site while it is being written: pages rendered on request, changes shown at once. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { site } from '../site.config.ts'

const port = Number(process.env.PORT ?? 3000)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const prerenderer = await vite.ssrLoadModule('/app/prerender.tsx')
      const { render, paths } = prerenderer as typeof import('../app/prerender.tsx')
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const html = await render(pathname)
      const script = '<script type="module" src="/app/start.ts"></script>'
      const page = await vite.transformIndexHtml(pathname, html.replace('</head>', `${script}</head>`))
      const known = paths.some((path) => path === pathname)
      response.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  console.error(busy ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm run dev` : error)
  process.exit(1)
})
server.listen(port, () => console.log(`${site.brand} (development) is at http://localhost:${port}`))
