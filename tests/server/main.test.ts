import assert from 'node:assert/strict'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { sendingTime } from '#protocol/form.ts'
import { createHttpServer } from '#server/http.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { aForm, spawnServer, startServer } from './running-server.ts'
import { ask, temporaryFolder } from './small-site.ts'

test('the server says where it is, takes an inquiry, and has it after a restart', async (t) => {
  const folder = temporaryFolder(t)
  const server = await startServer({ DATA_DIR: folder, SITE_BRAND: 'Pepper Pier' })
  t.after(() => server.stop('SIGKILL'))
  assert.equal(server.said(), `Pepper Pier is at http://localhost:${server.port}\n`)
  const send = () =>
    fetch(`http://127.0.0.1:${server.port}/inquiries?from=home`, { method: 'POST', body: aForm({ id: 'once' }) })
  for (const response of [await send(), await send()]) {
    assert.equal(response.status, 201)
    assert.deepEqual(await response.json(), { id: 'once' })
  }
  assert.equal(await server.stop(), 0)
  const store = await openSqliteStore(folder)
  const ids = (await store.list()).map(({ id }) => id)
  await store.close()
  assert.deepEqual(ids, ['once'])
  assert.doesNotMatch(server.said(), /Layla|haddad|Almonds/i)
})

test('supervisors can ask after its health', async (t) => {
  const server = await startServer({ DATA_DIR: temporaryFolder(t) })
  t.after(() => server.stop('SIGKILL'))
  const answer = await ask(server.port, '/healthz')
  assert.equal(answer.status, 200)
  assert.deepEqual(JSON.parse(answer.text), { status: 'ok' })
  await server.stop()
})

test('however many ask after its health, the disk is written to once', async (t) => {
  const folder = temporaryFolder(t)
  const server = await startServer({ DATA_DIR: folder })
  t.after(() => server.stop('SIGKILL'))
  const logged = () => statSync(join(folder, 'inquiries.sqlite-wal')).size
  const before = logged()
  await ask(server.port, '/healthz')
  const once = logged() - before
  for (const { status } of await Promise.all(Array.from({ length: 50 }, () => ask(server.port, '/healthz'))))
    assert.equal(status, 200)
  // The fifty may have come when the first look was no longer fresh.
  assert.ok(logged() - before <= 2 * once, `${logged() - before} bytes`)
  await server.stop()
})

test('an upload may take as long as the browser waits', () => {
  assert.ok(createHttpServer(() => {}).requestTimeout > sendingTime)
})

test('SIGTERM and SIGINT let a request that has begun finish, then end with 0', async (t) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const folder = temporaryFolder(t)
    const server = await startServer({ DATA_DIR: folder })
    t.after(() => server.stop('SIGKILL'))
    const request = new Request('http://localhost/inquiries', { method: 'POST', body: aForm({ id: signal }) })
    const body = Buffer.from(await request.arrayBuffer())
    const socket = connect(server.port, '127.0.0.1')
    const headers = `POST /inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${request.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
    socket.write(headers)
    // "100 Continue" proves that the server has begun with the request.
    await once(socket, 'data')
    const stopped = server.stop(signal)
    while (await isListening(server.port)) await new Promise(setImmediate)
    socket.write(body)
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    assert.match(String(answer), /^HTTP\/1.1 201/)
    assert.equal(await stopped, 0)
    socket.destroy()
  }
})

test('a taken port is explained', async (t) => {
  const server = await startServer({ DATA_DIR: temporaryFolder(t) })
  t.after(() => server.stop('SIGKILL'))
  const second = spawnServer({ DATA_DIR: temporaryFolder(t), PORT: String(server.port) })
  const [code] = await once(second.process, 'close')
  assert.equal(code, 1)
  assert.match(
    second.said(),
    new RegExp(`^Port ${server.port} is taken by another program.*PORT=3000 in the file \\.env\\.\n$`),
  )
  await server.stop()
})

test('a wrong setting is named, and nothing starts', async () => {
  const child = spawnServer({ PORT: 'eighty', INQUIRY_TO: 'sales@example.com', DATABASE_URL: 'mysql://root:secret@db' })
  const [code] = await once(child.process, 'close')
  assert.equal(code, 1)
  assert.match(child.said(), /PORT must be a whole number.*"eighty"/)
  assert.match(child.said(), /INQUIRY_TO is set but SMTP_URL is not/)
  assert.match(child.said(), /DATABASE_URL must be an address/)
  assert.doesNotMatch(child.said(), /secret|at .*\.ts/)
})

test('a body that is too long gets its answer, declared or not', async (t) => {
  const server = await startServer({ DATA_DIR: temporaryFolder(t) })
  t.after(() => server.stop('SIGKILL'))
  const url = `http://127.0.0.1:${server.port}/inquiries`
  const declared = await fetch(url, { method: 'POST', body: aForm({ message: 'x'.repeat(2_000_000) }) })
  assert.equal(declared.status, 413)
  const request = new Request(url, { method: 'POST', body: aForm({ message: 'x'.repeat(2_000_000) }) })
  const chunked = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: request.body,
    duplex: 'half',
  } as RequestInit)
  assert.equal(chunked.status, 413)
  assert.deepEqual(await chunked.json(), { error: 'too-large', kilobytes: 256 })
  await server.stop()
})

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => done(true)).once('error', () => done(false))
    probe.once('connect', () => probe.destroy())
  })
}
