import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { after, test } from 'node:test'
import { chromium } from '@playwright/test'
import { listen } from '#server/http.ts'
import { findShell } from '../../install/find-chromium.ts'
import { aForm } from '../server/running-server.ts'
import { expectations } from './expectations.ts'
import { startNginx } from './nginx.ts'
import { startOwnServer } from './own-server.ts'

// Another website, whose form may send here.
const otherSite = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<title>Form</title>'),
)
const elsewhere = `http://127.0.0.1:${await listen(otherSite, 0, '127.0.0.1')}`
after(() => otherSite.close())
const formHeaders = { 'content-type': 'multipart/form-data; boundary=x' }
const ofSize = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 'x')

const server = await startOwnServer({ INQUIRY_LIMIT: '10', INQUIRY_ORIGINS: elsewhere })
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

  const post = async (headers: Record<string, string>, fields: Record<string, string> = {}) => {
    const request = new Request(nginx.origin, { method: 'POST', body: aForm(fields) })
    const body = Buffer.from(await request.arrayBuffer())
    const type = request.headers.get('content-type') ?? ''
    return nginx.ask('/inquiries', { 'content-type': type, ...headers }, 'POST', body)
  }

  test('nginx hands inquiries over with the name of the site', async () => {
    assert.equal((await post({ origin: 'https://stranger.example' })).status, 403)
    assert.equal((await post({ origin: nginx.origin })).status, 201)
    const long = await post({ origin: nginx.origin }, { message: 'x'.repeat(300_000) })
    assert.equal(long.status, 413)
    assert.deepEqual(JSON.parse(long.body.toString()), { error: 'too-large', kilobytes: 256 })
  })

  test('a message that is too long is answered by the collector, and a far longer one by nginx', async () => {
    for (const [megabytes, answerer] of [
      [2, /^\{"error":"too-large"/],
      [17, /nginx/],
    ] as const) {
      const { status, headers, body } = await nginx.ask('/inquiries', formHeaders, 'POST', ofSize(megabytes))
      assert.equal(status, 413)
      assert.match(body.toString(), answerer)
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', `${megabytes} MB`)
    }
  })

  test('what nginx itself refuses carries the policy, so that no form elsewhere takes it for a success', async () => {
    const lines = {
      400: 'POST /inquiries HTTP/1.1\r\n\r\n',
      414: `POST /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      405: 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      494: `POST /inquiries HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    }
    for (const [status, request] of Object.entries(lines)) {
      const answer = await nginx.say(request)
      // A header that is too long is 494 for nginx and 400 for the rest of the world.
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status.replace('494', '400')} `))
      assert.equal(answer.match(/\r\ncross-origin-resource-policy: same-origin\r\n/gi)?.length, 1, answer)
    }
  })

  test('the policy of the server itself goes through as it is, once', async () => {
    const { headers } = await nginx.ask('/')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    const guest = await nginx.say(
      `OPTIONS /inquiries HTTP/1.1\r\nHost: localhost\r\nOrigin: ${elsewhere}\r\nConnection: close\r\n\r\n`,
    )
    assert.match(guest, /^HTTP\/1.1 204 /)
    assert.deepEqual(guest.match(/cross-origin-resource-policy: \S+/gi), ['cross-origin-resource-policy: cross-origin'])
  })

  test('a browser elsewhere learns that nginx has refused, and that the collector has not', async (t) => {
    const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] })
    t.after(() => browser.close())
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(elsewhere)
    const send = (megabytes: number) =>
      page.evaluate(
        async ([origin, length]) => {
          const body = new FormData()
          const words = { name: 'Layla', company: 'Haddad', email: 'layla@haddad.example', message: 'x'.repeat(length) }
          for (const [name, value] of Object.entries(words)) body.append(name, value)
          const sending = fetch(`${origin}/inquiries`, { method: 'POST', mode: 'no-cors', body })
          return sending.then(
            ({ type }) => type,
            () => 'failed',
          )
        },
        [nginx.origin, megabytes * 1024 * 1024] as const,
      )
    assert.equal(await send(17), 'failed')
    assert.equal(await send(2), 'failed')
    assert.equal(await send(0.1), 'opaque')
  })

  test('the limit counts by the sender that nginx saw, not by what a sender makes up', async () => {
    const invented = Array.from({ length: 12 }, (_, each) => `192.0.2.${each}`)
    const statuses = await Promise.all(
      invented.map(async (address) => (await post({ 'x-forwarded-for': address, origin: nginx.origin })).status),
    )
    assert.ok(statuses.includes(429), `Answered ${statuses}`)
  })

  test('a server that does not answer, or is away, is not taken for a success', async () => {
    const isAway = async () => {
      const { status, headers } = await nginx.ask('/inquiries', { origin: elsewhere }, 'POST')
      assert.equal(status, 503)
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.equal(headers['retry-after'], '5')
    }
    server.pause()
    await isAway()
    server.goOn()
    await server.stop()
    await isAway()
  })
}
