import type { Settings } from '#config/server.ts'
import { fileIn, isSqliteStore, openSqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

type Whereabouts = Pick<Settings, 'databaseUrl' | 'dataDir'>

// Only where it is used: loading the library takes a tenth of a second.
const postgres = () => import('./postgres.ts')

/** The store that inquiries go to; made where there is none. */
export async function openStore({ databaseUrl, dataDir }: Whereabouts): Promise<Store> {
  return databaseUrl ? (await postgres()).openPostgresStore(databaseUrl) : openSqliteStore(dataDir)
}

/** The store for somebody who looks through it; undefined where there is none. Never makes one. */
export async function openArchive({ databaseUrl, dataDir }: Whereabouts): Promise<Store | undefined> {
  if (databaseUrl) return (await postgres()).openPostgresArchive(databaseUrl)
  return isSqliteStore(dataDir) ? openSqliteStore(dataDir) : undefined
}

/** What to call the store in a sentence, without its password. */
export function nameOfStore({ databaseUrl, dataDir }: Whereabouts): string {
  if (!databaseUrl) return fileIn(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${host}`
}
