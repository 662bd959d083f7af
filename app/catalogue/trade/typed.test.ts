import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedFor } from './typed.ts'

test('a product is found by every name of its varieties, in any letters', () => {
  const found = typedFor('arabica-beans')
  for (const name of ['Harrar', 'Harari', 'بن هرري', 'Santos NY2 17/18 FC', 'SHB', 'Khawlani']) assert.ok(found.includes(name), name)
  assert.ok(typedFor('cashews-w240').includes('SW320'))
})

test('a name of some products only does not find the others', () => {
  assert.ok(typedFor('whole-chicken').includes('griller'))
  assert.ok(!typedFor('chicken-wings').includes('griller'))
  assert.ok(!typedFor('ground-cumin').includes('Singapore quality'))
})
