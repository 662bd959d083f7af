import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from './sender.ts'

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
