import assert from 'node:assert/strict'
import { test } from 'node:test'
import { across, ball, outline } from './body.ts'
import { within } from './mark.ts'
import { hatching, mass, parallel } from './mass.ts'
import { flatten } from './path.ts'
import { closed, through } from './pen.ts'

const round = ball(100, 100, 80, 80)
const form = mass(outline(round))

test('the light comes from the upper left', () => {
  assert.ok(form.light([50, 40]) > form.light([100, 100]))
  assert.ok(form.light([100, 100]) > form.light([150, 160]))
  assert.ok(form.light([146, 156]) < 0)
})

test('shade stays inside the outline, on the side away from the light', () => {
  const strokes = flatten(hatching(form, across(round, 30), 0.3))
  assert.ok(strokes.length > 10)
  for (const [x, y] of strokes.flat()) assert.ok(Math.hypot(x - 100, y - 100) < 81 && x + y > 150, `${x} ${y}`)
})

test('on a dark good, the light is engraved instead', () => {
  const strokes = flatten(hatching(form, parallel(0, 6), 0.6, { lit: true }))
  for (const [x, y] of strokes.flat()) assert.ok(x + y < 230, `${x} ${y}`)
})

test('a drawing is the same each time', () => {
  const hatched = () => hatching(form, parallel(30, 5), 0.4)
  assert.equal(hatched(), hatched())
})

test('rounding does not add up along a path', () => {
  const circle = closed((s) => [50 * Math.cos(2 * Math.PI * s), 50 * Math.sin(2 * Math.PI * s)], 24)
  const corners = flatten(circle)[0] ?? []
  for (const [x, y] of corners) assert.ok(Math.abs(Math.hypot(x, y) - 50) < 0.2, `${x} ${y}`)
})

test('a line within a form does not leave it', () => {
  const inside = flatten(within(form, 'M-50 100L250 100')).flat()
  assert.ok(inside.length > 1)
  for (const [x] of inside) assert.ok(x > 18 && x < 182, String(x))
})

test('a corner of a hand-drawn line stays sharp', () => {
  const points = flatten(through('0 0!, 100 0!, 100 100!, 0 100!'))[0] ?? []
  for (const [x, y] of points)
    assert.ok(
      [x, y].some((value) => value === 0 || value === 100),
      `${x} ${y}`,
    )
})
