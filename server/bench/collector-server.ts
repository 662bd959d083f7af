import { createHttpServer, drain, listen } from '../http.ts'
import type { Desk } from '../inquiries/collect.ts'
import { receive } from '../reception.ts'
import { noSite } from '../site/load.ts'
import { openSqliteStore } from '../store/sqlite.ts'

// The collector alone, with the size of its groups to choose: 1 is one commit per inquiry.
const { site } = await import('#config')
const store = await openSqliteStore(process.env.DATA_DIR as string, { groupSize: Number(process.env.GROUP_SIZE) })
const ignore = () => {}
const desk: Desk = {
  site,
  store,
  limit: () => 0,
  guests: [],
  now: () => new Date(),
  onStored: ignore,
  onTrouble: ignore,
}
const server = createHttpServer(receive({ pages: noSite(), desk, store, trustedProxies: 0 }))
console.log(`The collector is at http://localhost:${await listen(server, 0, '127.0.0.1')}`)

process.on('SIGTERM', async () => {
  await drain(server, 1000)
  await store.close()
  console.log(`most memory: ${process.resourceUsage().maxRSS} KB`)
})
