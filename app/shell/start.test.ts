import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facts } from '#content/site/facts.ts'
import { isOfficeOpen } from './start.ts'

const times = [
  ['Monday, a minute before nine', '2026-11-16T08:59:59+04:00', false],
  ['Monday at nine', '2026-11-16T09:00:00+04:00', true],
  ['Saturday afternoon', '2026-11-21T16:59:59+04:00', true],
  ['Saturday at five', '2026-11-21T17:00:00+04:00', false],
  ['Sunday noon', '2026-11-22T12:00:00+04:00', false],
  ['Monday morning in Dubai, still Sunday in New York', '2026-11-23T00:30:00-05:00', true],
  ['Sunday evening in Dubai, Sunday morning in Los Angeles', '2026-11-22T09:00:00-08:00', false],
] as const

for (const [name, time, open] of times) {
  test(`the office is ${open ? 'open' : 'closed'} on ${name}`, () => {
    assert.equal(isOfficeOpen(new Date(time), facts.office), open)
  })
}
