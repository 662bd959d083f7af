import { site } from '#config'
import { createHttpServer, drain, listen } from '#server/http.ts'
import type { Desk } from '#server/inquiries/collect.ts'
import { receive } from '#server/reception.ts'
import { loadSite, noSite } from '#server/site/load.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'

// The server as main.ts puts it together, with a folder of pages and the size of shared commits to choose: 1 is one commit
// for each inquiry.
const { DATA_DIR = '', GROUP_SIZE, PAGES } = process.env
const store = await openSqliteStore(DATA_DIR, GROUP_SIZE ? Number(GROUP_SIZE) : undefined)
const ignore = () => {}
const desk: Desk = {
  site,
  refusalPages: {},
  store,
  limit: () => 0,
  guests: [],
  now: () => new Date(),
  onStored: ignore,
  onTrouble: ignore,
}
const server = createHttpServer(
  receive({ pages: PAGES ? loadSite(PAGES) : noSite(), desk, store, trustedProxies: 0, onTrouble: ignore }),
)
console.log(`The server is at http://localhost:${await listen(server, 0, '127.0.0.1')}`)

process.on('SIGTERM', async () => {
  await drain(server, 1000)
  await store.close()
  console.log(`most memory: ${process.resourceUsage().maxRSS} KB`)
})
