import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collect, type Desk } from '#server/inquiries/collect.ts'
import { createLimit } from '#server/inquiries/limit.ts'
import type { Inquiry } from '#server/store/store.ts'

const honest = {
  name: 'Layla Haddad',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '+971 4 000 0001',
  message: 'Two pallets of almonds.',
  id: '5b0e2c3e-6c1f-4a53-9c60-0d5a8c1c1a11',
  website: '',
  opened: '42000',
}

function openDesk(changes: Partial<Desk> = {}) {
  const stored: Inquiry[] = []
  const troubles: string[] = []
  const desk: Desk = {
    site: {
      url: 'https://saffronquay.example',
      brand: 'Saffron Quay',
      email: 'sales@saffronquay.example',
      phone: '+971 4 000 0000',
      form: {
        endpoint: '/inquiries',
        entries: { name: 'name', company: 'company', email: 'email', phone: 'phone', message: 'message', id: 'id' },
      },
    },
    store: {
      add: async (inquiry) => {
        stored.push(inquiry)
      },
    },
    limit: () => 0,
    guests: ['https://www.guest.example'],
    now: () => new Date('2026-03-01T08:30:00Z'),
    onStored: () => {},
    onTrouble: (id) => troubles.push(id),
    ...changes,
  }
  const send = async (body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST') => {
    const request = new Request('http://localhost/inquiries', { method, headers, body })
    const { byteLength } = await request.clone().arrayBuffer()
    request.headers.set('content-length', String(byteLength))
    return collect(request, '192.0.2.1', desk)
  }
  return { desk, stored, troubles, send }
}

function form(fields: Record<string, string | Blob | undefined>) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...honest, ...fields }))
    if (value !== undefined) data.append(name, value)
  return data
}

const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error

test('an inquiry is stored as it was written and answered with its id', async () => {
  const { send, stored } = openDesk()
  const response = await send(form({ message: 'first line\nsecond line', name: 'ليلى' }))
  assert.equal(response.status, 201)
  assert.deepEqual(await response.json(), { id: honest.id })
  const { website, opened, ...fields } = honest
  assert.deepEqual(stored, [
    { ...fields, name: 'ليلى', message: 'first line\nsecond line', receivedAt: '2026-03-01T08:30:00.000Z', flags: [] },
  ])
})

test('the phone may stay empty or be left out', async () => {
  const { send, stored } = openDesk()
  assert.equal((await send(form({ phone: '' }))).status, 201)
  assert.equal((await send(form({ phone: undefined }))).status, 201)
  assert.deepEqual(
    stored.map(({ phone }) => phone),
    ['', ''],
  )
})

for (const field of ['name', 'company', 'email', 'message']) {
  test(`an inquiry without ${field} is refused with a sentence that names it`, async () => {
    const { send, stored } = openDesk()
    for (const value of [undefined, '', ' \n']) {
      const response = await send(form({ [field]: value }))
      assert.equal(response.status, 422)
      assert.match((await errorOf(response)).toLowerCase(), new RegExp(`fill in ${field}`))
    }
    assert.equal(stored.length, 0)
  })
}

test('an e-mail address is what a browser takes for one', async () => {
  const { send } = openDesk()
  for (const email of ['a@b', 'first.last+tag@sub.example.com', 'buyer@müller.example', ' padded@example.com ']) {
    assert.equal((await send(form({ email }))).status, 201, email)
  }
  for (const email of ['plain', 'a@', '@b.example', 'a b@c.example', 'a@b..example', 'a@-b.example', 'a@b@c']) {
    assert.equal((await send(form({ email }))).status, 422, email)
  }
})

test('the configured entry identifiers are the ones that count', async () => {
  const { send, stored, desk } = openDesk()
  desk.site.form.entries = {
    name: 'entry.1',
    company: 'entry.2',
    email: 'entry.3',
    phone: 'entry.4',
    message: 'entry.5',
    id: '',
  }
  const data = new FormData()
  for (const [index, value] of ['Layla', 'Haddad', 'a@b.example', '', 'Hello'].entries()) {
    data.append(`entry.${index + 1}`, value)
  }
  const response = await send(data)
  assert.equal(response.status, 201)
  assert.equal(stored[0]?.name, 'Layla')
  assert.match(String(stored[0]?.id), /^[0-9a-f-]{36}$/)
  assert.equal((await send(form({}))).status, 422)
})

test('traps flag an inquiry and never drop it', async () => {
  const { send, stored } = openDesk()
  for (const fields of [
    { website: 'http://spam.example' },
    { opened: '300' },
    { opened: 'soon' },
    { opened: undefined },
  ]) {
    assert.equal((await send(form(fields))).status, 201)
  }
  assert.deepEqual(
    stored.map(({ flags }) => flags),
    [['honeypot'], ['too-fast'], ['too-fast'], []],
  )
})

test('what is not the form is refused with a fitting status and a sentence', async () => {
  const { send, stored } = openDesk()
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  const cases: [number, RegExp, BodyInit, Record<string, string>?][] = [
    [415, /multipart/, JSON.stringify(honest), { 'content-type': 'application/json' }],
    [415, /multipart/, new URLSearchParams(honest)],
    [415, /multipart/, 'hello', { 'content-type': 'multipart/form-data' }],
    [400, /broken/, '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLay', boundary],
    [400, /broken/, '', boundary],
    [413, /256 KB/, form({ message: 'x'.repeat(256 * 1024) })],
    [422, /not asked for/, form({ surprise: '1' })],
    [422, /not text/, form({ name: 'a\0b' })],
    [422, /file/, form({ message: new Blob(['hello']) })],
    [422, /1000 characters/, form({ name: 'x'.repeat(1001) })],
    [422, /field name is longer/, form({ ['n'.repeat(101)]: '1' })],
    [422, /id of an inquiry/, form({ id: '<script>' })],
    [422, /at most 20/, form(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, '1'])))],
  ]
  for (const [status, sentence, body, headers] of cases) {
    const response = await send(body, headers)
    assert.equal(response.status, status, String(sentence))
    assert.match(await errorOf(response), sentence)
  }
  const twice = form({})
  twice.append('name', 'again')
  assert.match(await errorOf(await send(twice)), /twice/)
  assert.equal(stored.length, 0)
})

test('a long message is welcome up to the size of a body', async () => {
  const { send, stored } = openDesk()
  assert.equal((await send(form({ message: 'x'.repeat(200_000) }))).status, 201)
  assert.equal(stored[0]?.message.length, 200_000)
})

test('a form sent without scripts lands on the thank-you panel', async () => {
  const { send, stored } = openDesk()
  const response = await send(form({ id: undefined, opened: undefined }), { accept: 'text/html,*/*;q=0.8' })
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('location'), '/contact#thank-you')
  assert.match(String(stored[0]?.id), /^[0-9a-f-]{36}$/)
})

test('without scripts a mistake gets a page with the sentence and a way back', async () => {
  const { send } = openDesk()
  const response = await send(form({ email: '<b>nobody</b>' }), { accept: 'text/html' })
  assert.equal(response.status, 422)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  const page = await response.text()
  assert.match(page, /must be an e-mail address/)
  assert.match(page, /href="\/contact"/)
  assert.doesNotMatch(page, /<b>/)
  assert.match(String(response.headers.get('content-security-policy')), /style-src 'sha256-/)
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
  assert.match(await errorOf(response), /20 seconds/)
  assert.equal(stored.length, 3)
})

test('an inquiry that could not be stored is never confirmed', async () => {
  const add = () => Promise.reject(new Error('disk full'))
  const { send, troubles } = openDesk({ store: { add } })
  const response = await send(form({}))
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '30')
  assert.deepEqual(troubles, [honest.id])
  assert.equal((await send(form({}), { accept: 'text/html' })).status, 503)
})
