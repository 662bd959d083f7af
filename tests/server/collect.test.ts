import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refusal } from '#protocol/refusal.ts'
import { form, honest, openDesk, refusalOf } from './desk.ts'

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

test('a form without scripts that is sent twice is one inquiry, an hour later a reminder', async () => {
  let now = new Date('2026-03-01T08:30:00Z')
  const { send, stored } = openDesk({ now: () => now })
  const ids = () => stored.map(({ id }) => id)
  await send(form({ id: undefined }))
  await send(form({ id: undefined }))
  assert.equal(new Set(ids()).size, 1)
  await send(form({ id: undefined, message: 'Three pallets of almonds.' }))
  now = new Date('2026-03-01T09:30:00Z')
  await send(form({ id: undefined }))
  assert.equal(new Set(ids()).size, 3)
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

test('what the browser lets pass is stored, with a flag where it is odd', async () => {
  const { send, stored } = openDesk()
  const long = 'x'.repeat(5000)
  const odd: [Record<string, string>, string[]][] = [
    [{ company: ' ' }, ['blank company']],
    [{ name: '\u00a0\t', message: '\n \n' }, ['blank name', 'blank message']],
    [{ name: long }, ['very long name']],
    [{ phone: long, email: `${long}@example.com`, opened: '3' }, ['too-fast', 'very long email', 'very long phone']],
    [{ name: 'a\0b' }, []],
  ]
  for (const [fields, flags] of odd) {
    assert.equal((await send(form(fields))).status, 201, flags.join())
    assert.deepEqual(stored.at(-1)?.flags, flags)
  }
  assert.equal(stored[0]?.company, ' ')
  assert.equal(stored[2]?.name, long)
  assert.equal(stored[4]?.name, 'a\uFFFDb')
})

test('an inquiry with a required field left empty is refused, and the fields are named', async () => {
  const { send, stored } = openDesk()
  for (const field of ['name', 'company', 'email', 'message']) {
    for (const value of [undefined, '']) {
      const response = await send(form({ [field]: value }))
      assert.equal(response.status, 422)
      assert.deepEqual(await refusalOf(response), { error: 'incomplete', fields: [field] })
    }
  }
  const response = await send(form({ name: '', message: '' }))
  assert.deepEqual(await refusalOf(response), { error: 'incomplete', fields: ['name', 'message'] })
  assert.equal(stored.length, 0)
})

test('an email address is what a browser takes for one', async () => {
  const { send } = openDesk()
  for (const email of ['a@b', 'first.last+tag@sub.example.com', 'buyer@müller.example', ' padded@example.com ']) {
    assert.equal((await send(form({ email }))).status, 201, email)
  }
  for (const email of ['plain', 'a@', '@b.example', 'a b@c.example', 'a@b..example', 'a@-b.example', 'a@b@c']) {
    const response = await send(form({ email }))
    assert.equal(response.status, 422, email)
    assert.deepEqual(await refusalOf(response), { error: 'email' })
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
  assert.match(String(stored[0]?.id), /^[0-9a-f]{32}$/)
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

test('what is not the form is refused with a fitting status and a code', async () => {
  const { send, stored } = openDesk()
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  const twice = form({})
  twice.append('name', 'again')
  const cases: [number, Refusal, BodyInit, Record<string, string>?][] = [
    [415, { error: 'not-our-form' }, JSON.stringify(honest), { 'content-type': 'application/json' }],
    [415, { error: 'not-our-form' }, new URLSearchParams(honest)],
    [415, { error: 'not-our-form' }, 'hello', { 'content-type': 'multipart/form-data' }],
    [400, { error: 'broken' }, '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLay', boundary],
    [400, { error: 'broken' }, '', boundary],
    [413, { error: 'too-large', kilobytes: 256 }, form({ message: 'x'.repeat(256 * 1024) })],
    [422, { error: 'not-our-form' }, form({ surprise: '1' })],
    [422, { error: 'not-our-form' }, form({ message: new Blob(['hello']) })],
    [422, { error: 'not-our-form' }, form({ id: '<script>' })],
    [
      422,
      { error: 'not-our-form' },
      form(Object.fromEntries(Array.from({ length: 30 }, (_, each) => [`f${each}`, '1']))),
    ],
    [422, { error: 'not-our-form' }, twice],
  ]
  for (const [status, refusal, body, headers] of cases) {
    const response = await send(body, headers)
    assert.equal(response.status, status)
    assert.deepEqual(await refusalOf(response), refusal)
  }
  assert.equal(stored.length, 0)
})

test('a long message is welcome up to the size of a body', async () => {
  const { send, stored } = openDesk()
  assert.equal((await send(form({ message: 'x'.repeat(200_000) }))).status, 201)
  assert.equal(stored[0]?.message.length, 200_000)
})
