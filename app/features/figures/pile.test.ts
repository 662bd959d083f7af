import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heap, pile, sizeOf } from './pile.ts'

test('a pile has the pieces that its grade counts, all of them within the heap', () => {
  for (const count of [43, 180, 320, 450]) {
    const pieces = pile(count, 15)
    assert.equal(pieces.length, count)
    for (const { x, y } of pieces) assert.ok(Math.abs(x) <= heap.width && y > 0 && y <= heap.height, `${x} ${y}`)
  }
})

test('the same pile is made in the build and in the browser', () => {
  assert.deepEqual(pile(320, 15), pile(320, 15))
})

test('lower pieces are painted over those behind them', () => {
  const heights = pile(240, 15).map(({ y }) => y)
  assert.deepEqual(
    heights,
    heights.toSorted((one, other) => other - one),
  )
})

test('size follows weight: an eighth of the weight is half as wide', () => {
  assert.ok(Math.abs(sizeOf(800, 100, 2) / sizeOf(100, 100, 2) - 0.5) < 1e-9)
})
