import type { Settings } from '../settings.ts'
import type { Store } from './store.ts'

export async function openStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl) {
    const { openPostgresStore } = await import('./postgres.ts')
    return openPostgresStore(databaseUrl)
  }
  const { openSqliteStore } = await import('./sqlite.ts')
  return openSqliteStore(dataDir)
}
