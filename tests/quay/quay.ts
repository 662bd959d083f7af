import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLedger } from '../../server/store/sqlite-ledger.ts'
import type { StoredInquiry } from '../../server/store/store.ts'
import { startServer } from '../server/running-server.ts'
import { fair, startWeather, type Weather } from './weather.ts'

/** The real server with a fresh store, behind whatever weather a test wants. */
export async function startQuay() {
  const dataDir = await mkdtemp(join(tmpdir(), 'quay-'))
  const server = await startServer({ COLLECT_ONLY: '0', DATA_DIR: dataDir })
  const { port, state, resume, stop } = await startWeather(server.port)
  const ledger = openLedger(join(dataDir, 'inquiries.sqlite'))
  return {
    url: `http://localhost:${port}`,
    /** What the collector has stored. */
    rows: (): StoredInquiry[] => ledger.list({}),
    crossings: () => state.crossings,
    change: (weather: Weather = fair) => {
      state.weather = weather
      state.crossings = 0
    },
    /** Whatever is asked for under these addresses is not to be had. */
    lose: (lost?: RegExp) => {
      state.lost = lost
    },
    /** Nobody listens at the address any more, as when the network is gone. */
    cut: stop,
    restore: resume,
    stop: async () => {
      await stop()
      ledger.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Quay = Awaited<ReturnType<typeof startQuay>>
