import { createHttpServer, drain, listen } from '#server/http.ts'
import { loadSite } from '#server/site/load.ts'
import { serveSite } from '#server/site/serve.ts'

// The pages of one folder, as `npm start` serves them, each answer LATENCY milliseconds late.
const { PAGES = 'dist', LATENCY = '0' } = process.env
const site = loadSite(PAGES)
const latency = Number(LATENCY)
const server = createHttpServer((request, response) => {
  if (latency === 0) return serveSite(site, request, response)
  setTimeout(() => serveSite(site, request, response), latency)
})
console.log(`The pages are at http://localhost:${await listen(server, 0, '127.0.0.1')}`)

process.on('SIGTERM', () => drain(server, 0))
