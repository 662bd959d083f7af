import type { Settings } from '#config/server.ts'
import type { Archive, Store } from './store.ts'

type Whereabouts = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** The store that inquiries go to; made where there is none. */
export async function openStore({ databaseUrl, dataDir }: Whereabouts): Promise<Store> {
  if (databaseUrl) {
    const { openPostgresStore } = await import('./postgres.ts')
    return openPostgresStore(databaseUrl)
  }
  const { openSqliteStore } = await import('./sqlite.ts')
  return openSqliteStore(dataDir)
}

/** What has been stored, for somebody who looks through it; undefined where there is no store. Never makes one. */
export async function openArchive({ databaseUrl, dataDir }: Whereabouts): Promise<Archive | undefined> {
  if (databaseUrl) {
    const { openPostgresArchive } = await import('./postgres.ts')
    return openPostgresArchive(databaseUrl)
  }
  const { openSqliteArchive } = await import('./sqlite.ts')
  return openSqliteArchive(dataDir)
}

/** What to call the store in a sentence, without its password. */
export async function nameOfStore({ databaseUrl, dataDir }: Whereabouts): Promise<string> {
  if (!databaseUrl) return (await import('./sqlite.ts')).fileIn(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${host}`
}
