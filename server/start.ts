/** What `npm start` does before the server runs: tests the port, and builds unless nothing has changed. */
import { configureServer } from '#config/server.ts'
import { isBuilt } from '../publish/fingerprint.ts'
import { runCommand } from './commands/run-command.ts'
import { createHttpServer, listen } from './http.ts'

runCommand(async () => {
  const { site, settings } = configureServer()
  const trial = createHttpServer(() => {})
  await listen(trial, settings.port, settings.host)
  trial.close()
  if (settings.collectOnly) return 0
  if (isBuilt(site)) {
    console.log('Nothing has changed since the last build.')
    return 0
  }
  // Only now: loading what checks and builds takes a second.
  const { checkAndTell } = await import('../publish/check-content.ts')
  if (!(await checkAndTell())) return 1
  const { buildAndTell } = await import('../publish/build.ts')
  await buildAndTell('light')
  return 0
})
