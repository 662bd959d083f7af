/** What `npm start` does before the server runs: tests the port, and builds unless nothing has changed. */
import { resolve } from 'node:path'
import { readEnvironment } from '#config/read-environment.ts'
import { configureServer } from '#config/server.ts'
import { isBuilt } from '../publish/fingerprint.ts'
import { createHttpServer, listen } from './http.ts'

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
  // Only now: loading what checks and builds takes a second.
  const { checkAndTell } = await import('../publish/check-content.ts')
  if (!(await checkAndTell())) return false
  const { buildAndTell } = await import('../publish/build.ts')
  await buildAndTell('light')
  return true
}

prepare()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  .then((isReady) => process.exit(isReady ? 0 : 1))
