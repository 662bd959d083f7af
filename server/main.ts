import { resolve } from 'node:path'
import { createHttpServer, drain, listen } from './http.ts'
import { readSettings } from './settings.ts'
import { loadSite } from './site/load.ts'
import { serveSite } from './site/serve.ts'

const root = resolve(import.meta.dirname, '..')

async function start() {
  const { site: configuration } = await import('#config')
  const settings = readSettings(process.env, root)
  const site = loadSite(resolve(root, 'dist'))
  const server = createHttpServer((request, response) => serveSite(site, request, response))
  const port = await listen(server, settings.port, settings.host)
  console.log(`${configuration.brand} is at http://localhost:${port}`)

  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
    await drain(server)
    process.exit(0)
  }
  process.on('SIGTERM', leave).on('SIGINT', leave)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
