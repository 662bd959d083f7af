import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heapOf, place, step } from './pile.ts'
import { sorting } from './sorting.ts'

const [large, medium, small] = [180, 320, 450].map((count) => heapOf(count, 320, 2.36))
if (!large || !medium || !small) throw new Error('no heaps')

for (const [what, goals] of [
  ['pieces that become fewer and larger', [large]],
  ['pieces that become more and smaller', [small]],
  ['a pile that is sorted again before it is at rest', [large, small, large, medium, small]],
] as const)
  test(`${what} lie after less than half a second where the page would have put them`, () => {
    const moving = sorting(medium, 480)
    for (const goal of goals) {
      moving.sortTo(goal)
      moving.pass(0.1)
    }
    moving.pass(0.36)
    assert.ok(moving.isDone())
    const last = goals.at(-1) ?? medium
    assert.equal(moving.count(), last.pieces.length)
    const seen = moving.seen()
    for (const [nth, piece] of last.pieces.entries()) {
      const { x, y } = place(piece)
      const at = seen.find((one) => Math.hypot(one.x - x * step, one.y + y * step) < 2.5 && one.turn === piece.turn)
      assert.ok(at, `piece ${nth} does not lie at ${x} ${y}`)
      assert.ok(Math.abs(at.size - last.size * step) < 0.01)
    }
  })
