import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { borrow } from '../borrow.ts'
import { startNginx } from '../nginx.ts'
import { startOwnServer } from '../own-server.ts'

// The Observatory asks at the ports of the web and at no others.
const ports = { http: 80, https: 443 }

async function prepare() {
  for (const port of Object.values(ports))
    if (!(await isFree(port))) return `NOT TESTED: port ${port} is taken or needs more rights than this user has.`
  const observatory = borrow('@mdn/mdn-http-observatory')
  if (!observatory) return 'NOT TESTED: the Observatory could not be fetched. Check the connection to the registry.'
  // It wants the list of websites that browsers know to be encrypted. We are not on it, so an empty one does.
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}')
  const server = await startOwnServer()
  const nginx = await startNginx(server.port, ports)
  if (typeof nginx !== 'string') return { observatory, server, nginx }
  await server.stop()
  return nginx
}

const ready = await prepare()
const skip = typeof ready === 'string' && ready

test("MDN's Observatory gives A+ with at least 120 points", { skip }, async (t) => {
  if (typeof ready === 'string') return
  const { observatory, server, nginx } = ready
  const folder = mkdtempSync(join(tmpdir(), 'saffron-observatory-'))
  after(async () => {
    await nginx.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const trusted = join(folder, 'certificate.pem')
  writeFileSync(trusted, nginx.certificate)
  const { stdout } = spawnSync(process.execPath, [join(observatory, 'src/scan.js'), 'localhost'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: trusted },
  })
  const { scan, tests, error } = JSON.parse(stdout)
  assert.equal(error, undefined)
  const failures = Object.entries<{ pass: boolean; result: string }>(tests)
    .filter(([, { pass }]) => !pass)
    .map(([name, { result }]) => `${name}: ${result}`)
  t.diagnostic(`grade ${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity} tests passed`)
  assert.deepEqual(failures, [])
  assert.equal(scan.grade, 'A+')
  assert.ok(scan.score >= 120, `${scan.score} points`)
})

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
