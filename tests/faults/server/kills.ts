import { randomInt } from 'node:crypto'
import { openStore } from '#server/store/open.ts'
import { startServer } from '../../server/running-server.ts'
import { openVisitor } from './visitor.ts'

export type KillRun = { kills: number; inquiries: number; dataDir: string; databaseUrl?: string; connections?: number }

export type KillResult = {
  kills: number
  acknowledged: number
  /** Requests that broke and were sent again under the same id, as the outbox in the browser does. */
  repeated: number
  lost: number
  twice: number
  withoutLetter: number
}

/** Kills the server with SIGKILL under load, again and again, and looks what is left of what it had confirmed. */
export async function killAgainAndAgain({
  kills,
  inquiries,
  dataDir,
  databaseUrl,
  connections = 32,
}: KillRun): Promise<KillResult> {
  const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const acknowledged = new Set<string>()
  const unanswered: string[] = []
  let made = 0
  let repeated = 0
  let onAcknowledged = () => {}

  async function sendUntil(port: number, enough: () => boolean) {
    const visitor = openVisitor(port, connections)
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (!enough()) {
          const again = unanswered.pop()
          if (again) repeated += 1
          else made += 1
          const id = again ?? `inquiry-${made}`
          const status = await visitor.send(id)
          if (status === 201) {
            acknowledged.add(id)
            onAcknowledged()
          } else if (status === undefined) unanswered.push(id)
          else throw new Error(`An honest inquiry was answered with ${status}.`)
        }
      }),
    )
    visitor.leave()
  }

  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await startServer(environment)
    const share = Math.ceil((inquiries - acknowledged.size) / (kills - kill + 1))
    const target = acknowledged.size + share + randomInt(Math.max(2, share >> 1))
    let isDead = false
    const reached = new Promise<void>((done) => {
      onAcknowledged = () => acknowledged.size >= target && done()
    })
    const load = sendUntil(server.port, () => isDead)
    await Promise.race([reached, load])
    const killed = server.stop('SIGKILL')
    isDead = true
    await Promise.all([killed, load])
  }
  // The last ones come in after the last restart, as the outbox would have it.
  const server = await startServer(environment)
  await sendUntil(server.port, () => unanswered.length === 0)
  await server.stop()

  const store = await openStore({ dataDir, databaseUrl })
  const rows = (await store.list()).map(({ id }) => id)
  const now = new Date()
  const letters = await store.claimLetters(now, now, rows.length + 1)
  await store.close()
  const kept = new Set(rows)
  const lettered = new Set(letters.map(({ inquiry }) => inquiry.id))
  return {
    kills,
    acknowledged: acknowledged.size,
    repeated,
    lost: [...acknowledged].filter((id) => !kept.has(id)).length,
    twice: rows.length - kept.size + (letters.length - lettered.size),
    withoutLetter: rows.filter((id) => !lettered.has(id)).length,
  }
}
