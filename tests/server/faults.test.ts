import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { killAgainAndAgain } from '../faults/server/kills.ts'
import { sendNonsense } from '../faults/server/malformed.ts'
import { holdSlowSockets } from '../faults/server/slow-sockets.ts'
import { startServer } from './running-server.ts'
import { temporaryFolder } from './small-site.ts'

// Small versions of what `npm run faults` does at full size.

test('a server killed under load has everything it confirmed, once, with its letter', async (t) => {
  const result = await killAgainAndAgain({ kills: 3, inquiries: 300, dataDir: temporaryFolder(t), connections: 8 })
  assert.ok(result.acknowledged >= 300)
  assert.deepEqual([result.lost, result.twice, result.withoutLetter], [0, 0, 0])
})

test('nonsense gets an answer that is no fault of ours, and the server lives on', async (t) => {
  const server = await startServer({ DATA_DIR: temporaryFolder(t) })
  t.after(() => server.stop('SIGKILL'))
  const result = await sendNonsense(server.port, 400, randomInt(1_000_000))
  assert.equal(result.requests, 400)
  assert.ok(result.isAliveAfterwards)
  assert.equal(await server.stop(), 0)
})

test('slow senders keep nobody waiting', async (t) => {
  const server = await startServer({ DATA_DIR: temporaryFolder(t) })
  t.after(() => server.stop('SIGKILL'))
  const result = await holdSlowSockets(server.port, 100, 10, false)
  assert.equal(result.answered, 10)
  assert.equal(await server.stop(), 0)
})
