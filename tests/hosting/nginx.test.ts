import assert from 'node:assert/strict'
import { connect } from 'node:http2'
import { after, test } from 'node:test'
import { aForm } from '../server/running-server.ts'
import { expectations } from './expectations.ts'
import { startNginx } from './nginx.ts'
import { startOwnServer } from './own-server.ts'

const server = await startOwnServer({ INQUIRY_LIMIT: '2' })
after(server.stop)
const nginx = await startNginx(server.port)

if (typeof nginx === 'string') test('nginx', { skip: nginx }, () => {})
else {
  after(nginx.stop)

  for (const [promise, check] of Object.entries(expectations)) test(`nginx: ${promise}`, () => check(nginx))

  test('nginx leads from http to https, whatever the address', async () => {
    for (const path of ['/', '/products/nuts?a=1', '/nothing']) {
      const { status, headers } = await nginx.askUnencrypted(path)
      assert.equal(status, 308)
      assert.equal(headers.location, `https://localhost${path}`)
    }
  })

  test('nginx speaks HTTP/2', async () => {
    const session = connect(nginx.origin, { ca: nginx.certificate })
    const stream = session.request({ ':path': '/about' })
    const headers = await new Promise<Record<string, unknown>>((done, failed) => {
      stream.on('response', done).on('error', failed)
      session.on('error', failed)
    })
    session.destroy()
    assert.equal(headers[':status'], 200)
  })

  test('nginx hands inquiries over with the name of the site and the address of the sender', async () => {
    const post = async (headers: Record<string, string>, fields: Record<string, string> = {}) => {
      const request = new Request(nginx.origin, { method: 'POST', body: aForm(fields) })
      const body = Buffer.from(await request.arrayBuffer())
      const type = request.headers.get('content-type') ?? ''
      return nginx.ask('/inquiries', { 'content-type': type, ...headers }, 'POST', body)
    }
    assert.equal((await post({ origin: 'https://elsewhere.example' })).status, 403)
    assert.equal((await post({ origin: nginx.origin })).status, 201)
    const long = await post({ origin: nginx.origin }, { message: 'x'.repeat(300_000) })
    assert.equal(long.status, 413)
    assert.match(long.body.toString(), /256 KB/)
    // The limit counts by what nginx saw, not by what a sender makes up.
    const invented = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    const statuses = await Promise.all(
      invented.map(async (address) => (await post({ 'x-forwarded-for': address, origin: nginx.origin })).status),
    )
    assert.ok(statuses.includes(429), `Answered ${statuses}`)
  })

  test('while the server is away, nginx lets no form elsewhere believe that it has sent something', async () => {
    await server.stop()
    const { status, headers } = await nginx.ask('/inquiries', { origin: 'https://elsewhere.example' }, 'POST')
    assert.equal(status, 503)
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(headers['retry-after'], '5')
  })
}
