/** What `npm start` does before the server runs: tests the port, and builds unless nothing has changed. */
import { resolve } from 'node:path'
import { readEnvironment } from '#config/environment.ts'
import { configureServer } from '#config/server.ts'
import { createHttpServer, listen } from '#server/http.ts'
import { isBuilt } from './built.ts'

async function prepare() {
  const { site, settings } = configureServer(readEnvironment(), resolve(import.meta.dirname, '..'))
  const trial = createHttpServer(() => {})
  await listen(trial, settings.port, settings.host)
  trial.close()
  if (settings.collectOnly) return true
  if (isBuilt(site)) {
    console.log('Nothing has changed since the last build.')
    return true
  }
  // Only now: loading what builds takes a second.
  const { checkAndTell } = await import('./check-content.ts')
  if (!(await checkAndTell())) return false
  const { buildAndTell } = await import('./build.ts')
  await buildAndTell()
  return true
}

prepare().then(
  (isReady) => {
    process.exitCode = isReady ? 0 : 1
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
