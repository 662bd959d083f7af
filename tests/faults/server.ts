import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '#server/commands/run-command.ts'
import { startServer } from '../server/running-server.ts'
import { killAgainAndAgain } from './server/kills.ts'
import { sendNonsense } from './server/malformed.ts'
import { holdSlowSockets } from './server/slow-sockets.ts'

const help = `Does to the collector what the world does, with a database of its own that is thrown away afterwards.

  npm run faults                                          everything, at full size
  npm run faults -- --kills 10 --inquiries 1000           kill -9 so often, with so many confirmed in all
  npm run faults -- --malformed 500 --seed 42             so many generated requests, the same ones again with the seed
  npm run faults -- --slow 100                            so many connections that never finish
  npm run faults -- --only kills                          one part: kills, malformed or slow
  npm run faults -- --database postgres://…               kill while the inquiries are in an (empty) PostgreSQL`

const whole = (written: string, name: string) => {
  if (!/^\d{1,7}$/.test(written)) throw new Error(`--${name} must be a whole number; it is "${written}".`)
  return Number(written)
}

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      inquiries: { type: 'string', default: '10000' },
      malformed: { type: 'string', default: '10000' },
      slow: { type: 'string', default: '400' },
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      only: { type: 'string' },
      database: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'saffron-faults-'))
  const wanted = (part: string) => values.only === undefined || values.only === part
  const verdicts: boolean[] = []
  const tell = (isGood: boolean, sentence: string) => {
    verdicts.push(isGood)
    console.log(`${isGood ? 'held  ' : 'BROKEN'}  ${sentence}`)
  }
  try {
    if (wanted('kills')) {
      const run = { kills: whole(values.kills, 'kills'), inquiries: whole(values.inquiries, 'inquiries') }
      const dataDir = join(folder, 'kills')
      const result = await killAgainAndAgain({
        ...run,
        dataDir,
        ...(values.database ? { databaseUrl: values.database } : {}),
      })
      const { kills, acknowledged, repeated, lost, twice, withoutLetter } = result
      tell(
        lost + twice + withoutLetter === 0,
        `${kills} kills under load, ${acknowledged} inquiries confirmed, ${repeated} sent again: ${lost} lost, ${twice} twice, ${withoutLetter} without their letter`,
      )
    }
    const server = await startServer({ DATA_DIR: join(folder, 'others') })
    if (wanted('malformed')) {
      const { requests, seed, statuses, isAliveAfterwards } = await sendNonsense(
        server.port,
        whole(values.malformed, 'malformed'),
        whole(values.seed, 'seed'),
      )
      tell(
        isAliveAfterwards,
        `${requests} malformed requests (seed ${seed}), none answered 5xx or left waiting: ${JSON.stringify(statuses)}`,
      )
    }
    if (wanted('slow')) {
      const honest = 50
      const { slow, answered, medianMs, slowestMs } = await holdSlowSockets(
        server.port,
        whole(values.slow, 'slow'),
        honest,
        true,
      )
      tell(
        answered === honest && slowestMs < 1000,
        `${slow} slow senders: ${answered} of ${honest} honest inquiries confirmed meanwhile, median ${medianMs.toFixed(1)} ms, slowest ${slowestMs.toFixed(1)} ms; all slow ones cut off in the end`,
      )
    }
    tell((await server.stop()) === 0, 'the server ends with 0 on SIGTERM after all that')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return verdicts.every(Boolean) ? 0 : 1
})
