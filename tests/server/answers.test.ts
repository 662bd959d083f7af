import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLimit } from '#server/inquiries/limit.ts'
import { form, honest, openDesk, refusalOf } from './desk.ts'

test('a form sent without scripts lands on the thank-you panel', async () => {
  const { send, stored } = openDesk()
  const response = await send(form({ id: undefined, opened: undefined }), { accept: 'text/html,*/*;q=0.8' })
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('location'), '/contact#thank-you')
  assert.match(String(stored[0]?.id), /^[0-9a-f]{32}$/)
})

test('without scripts a refusal gets a page with its sentence and a way back', async () => {
  const { send } = openDesk()
  const response = await send(form({ email: '<b>nobody</b>' }), { accept: 'text/html' })
  assert.equal(response.status, 422)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  const page = await response.text()
  assert.match(page, /Please check the email address/)
  assert.match(page, /href="\/contact"/)
  assert.match(page, /href="mailto:sales@saffronquay\.example"/)
  assert.match(page, /href="tel:\+97140000000"/)
  assert.doesNotMatch(page, /[{}]\w+\}/)
  assert.doesNotMatch(page, /<b>/)
  assert.match(String(response.headers.get('content-security-policy')), /style-src 'sha256-/)
})

test('the Arabic form is thanked and refused in Arabic', async () => {
  const { send, stored } = openDesk()
  const fromArabic = (fields: Parameters<typeof form>[0]) =>
    send(form(fields), { accept: 'text/html' }, 'POST', '?lang=ar')
  const thanked = await fromArabic({ name: 'ليلى حداد', message: 'كاجو W320، 500 كجم' })
  assert.equal(thanked.headers.get('location'), '/ar/contact#thank-you')
  assert.equal(stored[0]?.name, 'ليلى حداد')
  const page = await (await fromArabic({ email: 'nobody' })).text()
  assert.match(page, /<html lang="ar" dir="rtl">/)
  assert.match(page, /href="\/ar\/contact"/)
  assert.match(page, /<bdi dir="ltr">\+971\u00a04\u00a0000\u00a00000<\/bdi>/)
  assert.doesNotMatch(page, /Please|[{}]\w+\}/)
  const unknown = await send(form({}), { accept: 'text/html' }, 'POST', '?lang=xx')
  assert.equal(unknown.headers.get('location'), '/contact#thank-you')
})

test('a collector on whose machine the site was not built refuses in one plain sentence', async () => {
  const { send } = openDesk({ refusalPages: {} })
  const response = await send(form({ email: 'nobody' }), { accept: 'text/html' })
  assert.equal(response.status, 422)
  assert.match(await response.text(), /^Your inquiry was not sent\..*sales@saffronquay\.example\.$/m)
  const thanked = await send(form({}), { accept: 'text/html' }, 'POST', '?lang=ar')
  assert.equal(thanked.headers.get('location'), '/ar/contact#thank-you')
})

test('only our own pages and configured websites may send', async () => {
  const { send, stored } = openDesk()
  const from = (headers: Record<string, string>) => send(form({}), { host: 'localhost:3000', ...headers })
  assert.equal((await from({ origin: 'http://localhost:3000' })).status, 201)
  assert.equal((await from({ origin: 'https://saffronquay.example' })).status, 201)
  assert.equal((await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status, 201)
  const guest = await from({ origin: 'https://www.guest.example' })
  assert.equal(guest.status, 201)
  assert.equal(guest.headers.get('access-control-allow-origin'), 'https://www.guest.example')
  assert.equal(guest.headers.get('cross-origin-resource-policy'), 'cross-origin')
  assert.equal(stored.length, 4)
  // Were it let through, the form could not tell it from a success.
  const empty = await send(form({ name: '' }), { host: 'localhost:3000', origin: 'https://www.guest.example' })
  assert.equal(empty.status, 422)
  assert.equal(empty.headers.get('cross-origin-resource-policy'), null)
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:3001',
    'https://www.guest.example.evil.example',
  ]) {
    const response = await from({ origin, 'sec-fetch-site': 'cross-site' })
    assert.equal(response.status, 403, origin)
    assert.equal(response.headers.get('access-control-allow-origin'), null)
  }
  assert.equal(stored.length, 4)
})

test('a configured website gets its preflight answered and its visitors back', async () => {
  const { send } = openDesk()
  const origin = 'https://www.guest.example'
  const preflight = await send(null, { origin, 'access-control-request-method': 'POST' }, 'OPTIONS')
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), origin)
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST')
  const native = await send(form({ id: undefined }), { origin, accept: 'text/html' })
  assert.equal(native.headers.get('location'), `${origin}/contact#thank-you`)
  assert.equal((await send(null, { origin: 'https://evil.example' }, 'OPTIONS')).status, 403)
})

test('the address can only be sent to', async () => {
  const { send } = openDesk()
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const response = await send(null, {}, method)
    assert.equal(response.status, 405, method)
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
  }
})

test('too many from one address wait, and are told how long', async () => {
  const { send, stored } = openDesk({ limit: createLimit(3, () => 1000) })
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await send(form({}))).status, 201)
  const response = await send(form({}))
  assert.equal(response.status, 429)
  assert.equal(response.headers.get('retry-after'), '20')
  assert.deepEqual(await refusalOf(response), { error: 'too-many', seconds: 20 })
  assert.equal(stored.length, 3)
})

test('an inquiry that could not be stored is never confirmed', async () => {
  const add = () => Promise.reject(new Error('disk full'))
  const { send, troubles } = openDesk({ store: { add } })
  const response = await send(form({}))
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '30')
  assert.deepEqual(await refusalOf(response), { error: 'unavailable', seconds: 30 })
  assert.deepEqual(troubles, [`Inquiry ${honest.id} could not be stored`])
  assert.equal((await send(form({}), { accept: 'text/html' })).status, 503)
})
