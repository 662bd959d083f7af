import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLimit, senderOf } from './limit.ts'

test('a full minute’s share may come at once, then one at a time', () => {
  let time = 1_000_000
  const limit = createLimit(60, () => time)
  for (let turn = 0; turn < 60; turn += 1) assert.equal(limit('a'), 0, `inquiry ${turn + 1}`)
  assert.equal(limit('a'), 1)
  assert.equal(limit('b'), 0)
  time += 1000
  assert.equal(limit('a'), 0)
  assert.equal(limit('a'), 1)
  time += 60_000
  for (let turn = 0; turn < 60; turn += 1) assert.equal(limit('a'), 0)
  assert.equal(limit('a'), 1)
})

for (const perMinute of [1, 3, 7, 59]) {
  test(`exactly ${perMinute} a minute pass`, () => {
    const limit = createLimit(perMinute, () => 12_345.678)
    const passed = Array.from({ length: 200 }, () => limit('a')).filter((wait) => wait === 0)
    assert.equal(passed.length, perMinute)
  })
}

test('0 means no limit', () => {
  const limit = createLimit(0)
  for (let turn = 0; turn < 1000; turn += 1) assert.equal(limit('a'), 0)
})

test('invented senders do not push out the one that is at its limit now', () => {
  const limit = createLimit(1, () => 5, 1000)
  for (let turn = 0; turn < 5000; turn += 1) limit(`sender ${turn}`)
  assert.equal(limit('last'), 0)
  assert.equal(limit('last'), 60)
})

test('without a proxy the list of forwarded addresses is not believed', () => {
  assert.equal(senderOf('192.0.2.7', '203.0.113.9', 0), '192.0.2.7')
})

test('behind proxies the address that the outermost of them saw counts', () => {
  assert.equal(senderOf('127.0.0.1', '203.0.113.9', 1), '203.0.113.9')
  assert.equal(senderOf('127.0.0.1', '10.9.9.9, 203.0.113.9', 1), '203.0.113.9')
  assert.equal(senderOf('127.0.0.1', '203.0.113.9, 198.51.100.1', 2), '203.0.113.9')
  assert.equal(senderOf('127.0.0.1', undefined, 1), '127.0.0.1')
  assert.equal(senderOf('127.0.0.1', 'nonsense', 1), '127.0.0.1')
})

test('a household with IPv6 is one sender', () => {
  assert.equal(senderOf('2001:db8:1:2:aaaa::1', undefined, 0), senderOf('2001:db8:1:2:bbbb::9', undefined, 0))
  assert.notEqual(senderOf('2001:db8:1:2::1', undefined, 0), senderOf('2001:db8:1:3::1', undefined, 0))
  assert.equal(senderOf('2001:db8::1', undefined, 0), '2001:db8:0:0::/64')
  assert.equal(senderOf('::1', undefined, 0), '0:0:0:0::/64')
  assert.equal(senderOf('::ffff:192.0.2.7', undefined, 0), '192.0.2.7')
})
