import assert from 'node:assert/strict'
import test from 'node:test'
import { site } from '#config'
import type { Inquiry } from './inquiry.ts'
import { outcomeOf, requestFor } from './send.ts'

const home = 'https://saffronquay.example/contact'
const inquiry: Inquiry = {
  id: '0123abcd',
  writtenAt: 0,
  name: 'Layla',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '',
  message: 'Almonds, please.',
  website: '',
  opened: 42_000,
}
const outside = {
  endpoint: 'https://forms.example/formResponse',
  entries: { name: 'entry.1', company: 'entry.2', email: 'entry.3', phone: 'entry.4', message: 'entry.5', id: '' },
}

const partsOf = async (request: Request) => Object.fromEntries(await request.formData())

test('our own collector gets every input, the id and the traps', async () => {
  const request = requestFor(inquiry, site.form, home)
  assert.equal(request.url, 'https://saffronquay.example/inquiries')
  assert.equal(request.method, 'POST')
  assert.equal(request.mode, 'no-cors')
  const { writtenAt, ...sent } = inquiry
  assert.deepEqual(await partsOf(request), { ...sent, opened: '42000' })
})

test('an outside service gets one field per input under its own identifiers, and nothing else', async () => {
  const request = requestFor(inquiry, outside, home)
  assert.equal(request.url, outside.endpoint)
  assert.deepEqual(await partsOf(request), {
    'entry.1': 'Layla',
    'entry.2': 'Haddad Bakeries',
    'entry.3': 'layla@haddad.example',
    'entry.4': '',
    'entry.5': 'Almonds, please.',
  })
})

test('an outside service with a field for it gets the id, too', async () => {
  const form = { ...outside, entries: { ...outside.entries, id: 'entry.6' } }
  assert.equal((await partsOf(requestFor(inquiry, form, home)))['entry.6'], inquiry.id)
})

test('only what fits the quota of the browser outlives the page', () => {
  assert.equal(requestFor(inquiry, site.form, home).keepalive, true)
  // Each of these is three bytes on the way.
  assert.equal(requestFor({ ...inquiry, message: '面'.repeat(12_000) }, site.form, home).keepalive, false)
})

const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' })

test('to another origin it is gone when the request went through; at home an answer is needed', async () => {
  assert.deepEqual(await outcomeOf(opaque, false), { kind: 'gone' })
  assert.deepEqual(await outcomeOf(opaque, true), { kind: 'later' })
  assert.deepEqual(await outcomeOf(Response.json({ id: '1' }, { status: 201 }), true), { kind: 'gone' })
})

test('what may pass is tried again', async () => {
  for (const status of [408, 425, 429, 500, 502, 503, 504, 507]) {
    assert.deepEqual(await outcomeOf(new Response(null, { status }), true), { kind: 'later' }, String(status))
  }
  const busy = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
  assert.deepEqual(await outcomeOf(busy, true), { kind: 'later', after: 7000 })
  const dated = new Response(null, { status: 503, headers: { 'retry-after': 'Sun, 01 Mar 2026 08:00:00 GMT' } })
  assert.deepEqual(await outcomeOf(dated, true), { kind: 'later' })
})

test('only a refusal in the words of our own collector is final', async () => {
  const refusal = { error: 'too-large', kilobytes: 256 }
  assert.deepEqual(await outcomeOf(Response.json(refusal, { status: 413 }), true), { kind: 'refused', refusal })
  for (const status of [400, 403, 404, 405, 413, 415, 422]) {
    const strangers = ['<h1>No</h1>', '{"error":"forbidden"}', '{"error":"incomplete"}', 'null']
    for (const body of strangers)
      assert.deepEqual(await outcomeOf(new Response(body, { status }), true), { kind: 'later' }, `${status} ${body}`)
  }
})
