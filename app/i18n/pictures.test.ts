import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosen } from './pictures.ts'

const version = '11111111'
const stencil = { marked: version, plain: '22222222' }

test('our own goods carry our mark', () => {
  assert.deepEqual(chosen({ version, stencil, mayCarryMark: true }), { version, carries: true })
})

test('another company gets the plain picture where there is one', () => {
  assert.deepEqual(chosen({ version, stencil, mayCarryMark: false }), { version: '22222222', carries: false })
  const withoutPlain = { ...stencil, plain: null }
  assert.deepEqual(chosen({ version, stencil: withoutPlain, mayCarryMark: false }), { version, carries: true })
})

test('a photograph of the owner is shown as it is', () => {
  const own = { version: '33333333', carries: false }
  assert.deepEqual(chosen({ version: '33333333', stencil, mayCarryMark: false }), own)
  assert.deepEqual(chosen({ version: '33333333', stencil: undefined, mayCarryMark: false }), own)
})
