/** What `npm start` does before the server runs: tests the port, and builds unless nothing has changed. */
import { resolve } from 'node:path'
import { readEnvironment } from '#config/read-environment.ts'
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
  // Only now: loading what checks and builds takes a second.
  const { checkAndTell } = await import('./check-content.ts')
  const checking = checkAndTell()
  // The longest part of a first build begins beside the check. Content that is not in order is told by the check.
  indexAhead().catch(() => {})
  if (!(await checking)) return false
  const { buildAndTell } = await import('./build.ts')
  await buildAndTell('light')
  return true
}

async function indexAhead() {
  const { sources } = await import('../app/content/editions.ts')
  const { finderNames } = await import('./finder-names.ts')
  await Promise.all(sources.map(finderNames))
}

prepare()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  // An index that is still being made is of no use any more.
  .then((isReady) => process.exit(isReady ? 0 : 1))
