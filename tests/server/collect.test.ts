import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorOf, form, honest, openDesk } from './desk.ts'

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
