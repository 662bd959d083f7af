import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInquiry } from '../../tests/server/inquiry.ts'
import { toCsv, toListing } from './export.ts'
import { readSince } from './office-clock.ts'

/** Reads CSV by the letter of RFC 4180. */
function readCsv(text: string) {
  const cells = [...text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('a table for a spreadsheet keeps every word in its cell', () => {
  const inquiry = anInquiry({
    name: 'Haddad, "Layla"',
    message: 'one\n"two", three\nليلى',
    phone: '04 000',
    flags: ['a', 'b'],
  })
  assert.deepEqual(readCsv(toCsv([inquiry])), [
    ['id', 'received (Dubai time)', 'name', 'company', 'email', 'phone', 'message', 'flags'],
    [inquiry.id, '2026-03-01 12:30', inquiry.name, inquiry.company, inquiry.email, '04 000', inquiry.message, 'a,b'],
  ])
})

test('no cell can be run as a formula', () => {
  for (const attack of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=cmd']) {
    const [, row = []] = readCsv(toCsv([anInquiry({ name: attack, message: attack, phone: attack })]))
    for (const cell of [row[2], row[5], row[6]]) assert.equal(cell, `'${attack}`)
  }
})

test('a listing cannot take over the terminal', () => {
  const listing = toListing([anInquiry({ name: '\u001b[2Jgone', message: 'a\r\u009b31mb\u202e' })])
  assert.doesNotMatch(listing.replaceAll('\n', ''), /[\p{Cc}\u202e]/u)
  assert.match(listing, /\[2Jgone/)
})

test('a listing shows tabs as tabs and times by the clock of the office', () => {
  const listing = toListing([anInquiry({ receivedAt: '2026-02-28T21:05:00.000Z', message: 'Almonds\t2 t\t23/25' })])
  assert.match(listing, /^2026-03-01 01:05 Dubai time {2}Layla Haddad/)
  assert.match(listing, /\| Almonds\t2 t\t23\/25\n/)
})

test('a time can be a date, a moment or a span', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  assert.equal(readSince('2026-03-01', now).toISOString(), '2026-02-28T20:00:00.000Z')
  assert.equal(readSince('2026-03-01T09:00', now).toISOString(), '2026-03-01T05:00:00.000Z')
  assert.equal(readSince('2026-03-01 09:00', now).toISOString(), '2026-03-01T05:00:00.000Z')
  assert.equal(readSince('2026-03-01T09:00+01:00', now).toISOString(), '2026-03-01T08:00:00.000Z')
  assert.equal(readSince('2026-03-01T09:00Z', now).toISOString(), '2026-03-01T09:00:00.000Z')
  assert.equal(readSince('7d', now).toISOString(), '2026-03-03T12:00:00.000Z')
  assert.equal(readSince('24h', now).toISOString(), '2026-03-09T12:00:00.000Z')
  for (const nonsense of ['', 'yesterday', '7w', '2026-13-01', '12'])
    assert.throws(() => readSince(nonsense, now), /--since/)
})
