import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeClock } from './office.ts'

test('the clock of the office is that of its zone, in winter and in summer', () => {
  for (const month of ['01', '07']) {
    const noon = new Date(`2026-${month}-01T12:00Z`)
    const hour = new Intl.DateTimeFormat('en', { timeZone: officeClock.zone, hour: 'numeric', hourCycle: 'h23' })
    assert.equal(Number(hour.format(noon)), 12 + officeClock.hoursAheadOfUtc)
  }
})
